import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** A span as a collector gets it. */
export interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Undefined for the first span of a trace. */
  readonly parentSpanId?: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly hasFailed: boolean;
  /** Milliseconds. */
  readonly duration: number;
}

type Attributes = readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];

/** The part of OTLP's JSON that is read. */
interface SentTraces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Attributes };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Pick<ReceivedSpan, 'name' | 'traceId' | 'spanId' | 'parentSpanId'> & {
        readonly attributes: Attributes;
        readonly status: { readonly code: number };
        readonly startTimeUnixNano: string;
        readonly endTimeUnixNano: string;
      })[];
    }[];
  }[];
}

const FAILED = 2;

const valuesOf = (attributes: Attributes): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const spansIn = ({ resourceSpans }: SentTraces): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId, attributes, status, ...times }) => ({
        ...{ name, traceId, spanId, attributes: valuesOf(attributes), hasFailed: status.code === FAILED },
        ...(parentSpanId ? { parentSpanId } : {}),
        service: String(valuesOf(resource.attributes)['service.name']),
        duration: Number(BigInt(times.endTimeUnixNano) - BigInt(times.startTimeUnixNano)) / 1e6,
      })),
    ),
  );

/** A server that takes traces by OTLP over HTTP, as a collector does. */
export interface Collector {
  /** The value of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly endpoint: string;
  /** Everything that was sent, as text. */
  readonly sent: readonly string[];
  /** The spans that have arrived. */
  spans(): readonly ReceivedSpan[];
  /** Waits until spans have arrived that fit. */
  until(fits: (spans: readonly ReceivedSpan[]) => boolean): Promise<readonly ReceivedSpan[]>;
  close(): void;
}

/** Starts a collector on a free port. */
export async function startCollector(): Promise<Collector> {
  const sent: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces' && request.method === 'POST') sent.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const spans = (): ReceivedSpan[] => sent.flatMap((body) => spansIn(JSON.parse(body) as SentTraces));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    spans,
    until: async (fits) => {
      while (!fits(spans())) await pause(50);
      return spans();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

import { ROOT_CONTEXT, SpanKind, trace, TraceFlags, type Attributes, type Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { METHODS } from '../monitoring';
import { PROBES } from '../request-log';
import { targetInLog } from '../target-in-log';
import type { TrustedProxies } from '../trusted-proxies';
import { isUntraced } from '../untraced';
import { isOfEdge, withTraceId } from './edge-trace';
import { headerOf, markFailed, siteTracer } from './spans';
import { spanContextOf } from './traceparent';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of the request; undefined while nothing is traced. */
    span?: Span;
  }
}

export interface RequestTraces {
  /** The proxies whose `traceparent` counts: a visitor's own would make the server record and send it. */
  readonly trustProxy: TrustedProxies;
  /** Whether this kind of request is traced. */
  readonly isTraced: (request: FastifyRequest) => boolean;
  /** The pattern of the request's address, which callers cannot invent. */
  readonly routeOf: (request: FastifyRequest) => string;
  /** Further attributes, without data of the caller. */
  readonly attributesOf?: (request: FastifyRequest) => Attributes;
}

const digits = (bytes: number): string => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('hex');

/** A span that is not recorded. Its calls say so: their receiver does not decide again. */
const unrecordedSpan = (): Span =>
  trace.wrapSpanContext({ traceId: digits(16), spanId: digits(8), traceFlags: TraceFlags.NONE });

/** Starts the span of a request: below the one that a trusted caller names, or as the first one of a trace. */
function startSpan(request: FastifyRequest, { trustProxy, routeOf, attributesOf }: RequestTraces): Span {
  const method = METHODS.has(request.method) ? request.method : '_OTHER';
  const route = routeOf(request);
  const options = {
    kind: SpanKind.SERVER,
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'url.path': targetInLog(request.url.split(/[?#]/)[0] ?? ''),
      'site.request_id': request.id,
      ...attributesOf?.(request),
    },
  };
  const isTrusted = trustProxy !== false && trustProxy(request.socket.remoteAddress ?? '', 0);
  const parent = isTrusted ? spanContextOf(request.headers['traceparent']) : undefined;
  const start = (): Span =>
    siteTracer().startSpan(
      `${method} ${route}`,
      options,
      parent && !isOfEdge(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
    );
  return parent && isOfEdge(parent) ? withTraceId(parent.traceId, start) : start();
}

/** Whether a request may be traced: probes, and what belongs to reports without a name, never are. */
const mayBeTraced = ({ url }: FastifyRequest): boolean => !PROBES.has(url) && !isUntraced(url);

/** Makes a span of each request, whose trace id the log then has beside the id of the request. */
export function traceRequests(app: FastifyInstance, traces: RequestTraces): void {
  app.addHook('onRequest', (request, reply, done) => {
    const span = mayBeTraced(request) && traces.isTraced(request) ? startSpan(request, traces) : unrecordedSpan();
    request.span = span;
    if (span.isRecording()) {
      request.log = request.log.child({ trace_id: span.spanContext().traceId });
      reply.log = request.log;
    }
    done();
  });
  app.addHook('onResponse', ({ span }, { statusCode }, done) => {
    span?.setAttribute('http.response.status_code', statusCode);
    if (span && statusCode >= 500) markFailed(span);
    span?.end();
    done();
  });
}

/** The header of calls that are made for a request, which makes them a part of its span; none while nothing is traced. */
export const traceHeader = ({ span }: Pick<FastifyRequest, 'span'>): Readonly<Record<string, string>> =>
  span ? { traceparent: headerOf(span) } : {};

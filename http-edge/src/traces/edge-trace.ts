import type { SpanContext } from '@opentelemetry/api';

/**
 * Whether a `traceparent` comes from nginx, which gives each request a trace but records no span: the span that it names
 * is the beginning of its trace id.
 */
export const isOfEdge = ({ traceId, spanId }: SpanContext): boolean => traceId.startsWith(spanId);

let given: string | undefined;

/** Gives the first span of a trace, which `start` starts, the trace id of the edge. */
export function withTraceId<Value>(traceId: string, start: () => Value): Value {
  given = traceId;
  try {
    return start();
  } finally {
    given = undefined;
  }
}

/** The trace id that the next first span gets; undefined for a new one. */
export const givenTraceId = (): string | undefined => given;

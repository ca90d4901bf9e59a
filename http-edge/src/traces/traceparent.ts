import { isSpanContextValid, TraceFlags, type SpanContext } from '@opentelemetry/api';

const FORMAT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The span that a `traceparent` header names (W3C Trace Context); undefined for a malformed one. */
export function spanContextOf(header: unknown): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = '0'] = (typeof header === 'string' && FORMAT.exec(header)) || [];
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  const context = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
}

/** The `traceparent` header that names a span. */
export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;

/** The recorded span that a `traceparent` header names; undefined for another one. */
export function recordedSpanOf(header: string | undefined): SpanContext | undefined {
  const context = spanContextOf(header);
  return context && (context.traceFlags & TraceFlags.SAMPLED) !== 0 ? context : undefined;
}

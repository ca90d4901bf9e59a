import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { recordedSpanOf, traceparentOf } from './traceparent';

export type { Span };

/** The site's own tracer. It records nothing unless `startTraces` has started the recording. */
export const siteTracer = (): Tracer => trace.getTracer('site');

let browserTracer: Tracer | undefined;

/** Sets the tracer of what browsers report; undefined for none. */
export const recordBrowsers = (tracer: Tracer | undefined): void => void (browserTracer = tracer);

/** Whether a `traceparent` names a span that is recorded. */
export const isRecorded = (traceparent: string | undefined): boolean => recordedSpanOf(traceparent) !== undefined;

/**
 * Starts a span below another one, which may be in another process.
 *
 * @param parent its `traceparent`
 * @param attributes without data of a visitor
 * @param kind `client` for a call of another program
 * @returns undefined if the trace is not recorded
 */
export function childSpan(
  parent: string | undefined,
  name: string,
  attributes: Attributes,
  kind: 'internal' | 'client' = 'internal',
): Span | undefined {
  const context = recordedSpanOf(parent);
  if (!context) return undefined;
  const options = { attributes, kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL };
  return siteTracer().startSpan(name, options, trace.setSpanContext(ROOT_CONTEXT, context));
}

/** A part of a visit in a browser. */
export interface BrowserSpan {
  /** The `traceparent` of the document. */
  readonly traceparent: string;
  readonly name: string;
  readonly start: Date;
  readonly end: Date;
}

/** Records what a browser reports, below the span of its document. */
export function recordBrowserSpan({ traceparent, name, start, end }: BrowserSpan, attributes: Attributes): void {
  const context = recordedSpanOf(traceparent);
  if (!context) return;
  const options = { attributes, startTime: start, kind: SpanKind.CLIENT };
  browserTracer?.startSpan(name, options, trace.setSpanContext(ROOT_CONTEXT, context)).end(end);
}

/** The header that makes a call a part of a span. */
export const headerOf = (span: Span): string => traceparentOf(span.spanContext());

/** Marks a span as failed. Its error is in the log: a message may contain what a visitor has typed. */
export function markFailed(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/**
 * Makes a call over HTTP in its span, which ends with the answer.
 *
 * @throws the error of the call
 */
export async function inSpan<Answer extends { readonly status: number }>(
  span: Span | undefined,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await call();
    span?.setAttribute('http.response.status_code', answer.status);
    if (span && answer.status >= 500) markFailed(span);
    return answer;
  } catch (error) {
    if (span) markFailed(span);
    throw error;
  } finally {
    span?.end();
  }
}

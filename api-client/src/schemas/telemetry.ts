import * as z from 'zod';
import { answer, emptyAnswer } from './answer';
import { line, optionalLine } from './text';

const vitalSchema = z.object({
  kind: z.literal('vital'),
  name: z.enum(['LCP', 'CLS', 'INP', 'FCP', 'TTFB']),
  /** Milliseconds; a plain number for CLS. */
  value: z.number().min(0).max(10_000_000),
  page: line('Page', 300),
  /** The remote that the page belongs to, and its version. */
  remote: optionalLine('Remote', 60).optional(),
  version: optionalLine('Version', 80).optional(),
});

const remoteLoadSchema = z.object({
  kind: z.literal('remote'),
  remote: line('Remote', 60),
  version: optionalLine('Version', 80),
  outcome: z.enum(['loaded', 'recovered', 'failed']),
  /** Milliseconds. */
  duration: z.number().min(0).max(10_000_000),
  reason: optionalLine('Reason', 300).optional(),
});

export const telemetryEventSchema = z.discriminatedUnion('kind', [vitalSchema, remoteLoadSchema]);

/** Anonymous: neither the visitor nor the address is in it. An event that is none is dropped; the others count. */
export const telemetryBodySchema = z.object({
  events: z.array(telemetryEventSchema.nullable().catch(null)).min(1).max(50),
});

/** How one version of a remote fared in the last 24 hours, as browsers have reported it. */
export const remoteReportSchema = z.object({
  remote: z.string(),
  version: z.string(),
  loads: z.int(),
  failures: z.int(),
  /** The last one. */
  failure: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** 75th percentiles: milliseconds, a plain number for CLS. */
  vitals: z.array(z.object({ name: z.string(), value: z.number(), samples: z.int() })),
});

export const telemetryCalls = {
  sendTelemetry: { body: telemetryBodySchema, answer: emptyAnswer },
  fetchSectionReports: { answer: answer({ sections: z.array(remoteReportSchema) }) },
};

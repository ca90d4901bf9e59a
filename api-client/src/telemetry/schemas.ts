import * as z from 'zod';
import { answer, emptyAnswer } from '../validation/answer';
import { line, momentSchema, optionalLine } from '../validation/text';

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

/** The longest cause that is kept. */
const REASON_MAX = 300;

/** Why something failed, as the browser or a server says it: on one line, and no longer than is kept. */
const reasonSchema = z
  .string()
  .max(10_000)
  .transform((reason) =>
    reason
      .replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
      .trim()
      .slice(0, REASON_MAX),
  );

const remoteLoadSchema = z.object({
  kind: z.literal('remote'),
  remote: line('Remote', 60),
  version: optionalLine('Version', 80),
  outcome: z.enum(['loaded', 'recovered', 'failed']),
  /** Milliseconds. */
  duration: z.number().min(0).max(10_000_000),
  reason: reasonSchema.optional(),
});

/** A page was shown. Counted by itself: neither this nor the row that it becomes says by whom. */
const visitSchema = z.object({
  kind: z.literal('visit'),
  /** Its pattern. */
  page: line('Page', 120).regex(/^[/(][\w\-/:*. ()]*$/),
  /** Of the page that one arrived at: the host that led here, empty for none. */
  referrer: z
    .string()
    .max(100)
    .regex(/^[a-z0-9.-]*$/)
    .optional(),
});

/** A document of the site was opened, by the name in its address. */
const documentSchema = z.object({ kind: z.literal('document'), file: line('File', 120) });

/** The first field of an application was filled in. */
const applicationSchema = z.object({ kind: z.literal('application') });

export const telemetryEventSchema = z.discriminatedUnion('kind', [
  vitalSchema,
  remoteLoadSchema,
  visitSchema,
  documentSchema,
  applicationSchema,
]);
export type TelemetryEvent = z.input<typeof telemetryEventSchema>;

/** Anonymous: neither the visitor nor the address is in it. An event that is none is dropped; the others count. */
export const telemetryBodySchema = z.object({
  events: z.array(telemetryEventSchema.nullable().catch(null)).min(1).max(50),
});

/** How one version of a remote fared since a moment, by default in the last 24 hours, as browsers and servers say. */
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
export type RemoteReport = z.output<typeof remoteReportSchema>;

export const telemetryCalls = {
  sendTelemetry: { body: telemetryBodySchema, answer: emptyAnswer },
  fetchSectionReports: {
    query: z.object({ since: momentSchema.optional() }),
    answer: answer({ sections: z.array(remoteReportSchema) }),
  },
};

import * as z from 'zod';
import { answer, emptyAnswer } from '../validation/answer';
import { line, momentSchema, optionalLine } from '../validation/text';

const vitalSchema = z.object({
  kind: z.literal('vital'),
  name: z.enum(['LCP', 'CLS', 'INP', 'FCP', 'TTFB']),
  /** Milliseconds; a unitless number for CLS. */
  value: z.number().min(0).max(10_000_000),
  page: line('Page', 300),
  /** The remote that the page belongs to, and its version. */
  remote: optionalLine('Remote', 60).optional(),
  version: optionalLine('Version', 80).optional(),
});

/** The longest cause that is stored. */
const REASON_MAX = 300;

/** The cause of a failure, as the browser or a server reports it: one line, shortened to the longest stored length. */
const reasonSchema = z
  .string()
  .max(10_000)
  .transform((reason) =>
    reason
      .replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
      .trim()
      .slice(0, REASON_MAX),
  );

/** How much of a stack is read, and the maximum number of places in it that are stored. */
const STACK_MAX = 10_000;
const PLACES_MAX = 5;

/** A place in a published script, as a browser writes it in a stack: `/r/careers/1.0.0-ab12cd34/job-list.js:1:2042`. */
const PLACE = /\/r\/([a-z0-9-]{1,60}\/\w[\w.+-]{0,79}\/(?:server\/)?[\w.-]{1,120}\.js:\d{1,9}:\d{1,9})(?!\d)/g;

/** The stack of an error. Only the places in published scripts are kept of it, innermost first. */
const stackSchema = z
  .string()
  .transform((stack) =>
    [...stack.slice(0, STACK_MAX).matchAll(PLACE)].map(([, place = '']) => place).slice(0, PLACES_MAX),
  );

const remoteLoadSchema = z.object({
  kind: z.literal('remote'),
  remote: line('Remote', 60),
  version: optionalLine('Version', 80),
  outcome: z.enum(['loaded', 'recovered', 'failed']),
  /** Milliseconds. */
  duration: z.number().min(0).max(10_000_000),
  reason: reasonSchema.optional(),
  stack: stackSchema.optional().catch(undefined),
});

/** A page view. Counted without any link to a visitor, both here and in the row that it becomes. */
const visitSchema = z.object({
  kind: z.literal('visit'),
  /** Its pattern. */
  page: line('Page', 120).regex(/^[/(][\w\-/:*. ()]*$/),
  /** The referrer of the first page of a visit: its host, empty without one. */
  referrer: z
    .string()
    .max(100)
    .regex(/^[a-z0-9.-]*$/)
    .optional(),
});

/** A document of the site was opened; the file is the name in its address. */
const documentSchema = z.object({ kind: z.literal('document'), file: line('File', 120) });

/** The first field of an application was filled in. */
const applicationSchema = z.object({ kind: z.literal('application') });

/** A visitor completed a task that a front end lists; counted once in a document, without the visitor. */
const taskSchema = z.object({
  kind: z.literal('task'),
  remote: line('Remote', 60),
  version: line('Version', 80),
  task: line('Task', 40),
});

/** The longest time after the navigation that is reported: a day, in milliseconds. */
const LONGEST = 86_400_000;
const sinceNavigation = z.number().min(0).max(LONGEST);

/** A part of a visit whose document belongs to a recorded trace; its times are milliseconds since the navigation. */
const spanSchema = z.object({
  kind: z.literal('span'),
  name: z.enum(['load', 'hydrate', 'first answer']),
  /** The span of the document, as its server has said it (W3C Trace Context). */
  traceparent: z.string().regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
  start: sinceNavigation,
  end: sinceNavigation,
  /** When it was sent. */
  at: sinceNavigation,
  /** The front end that owns the page, and its version. */
  remote: line('Remote', 60),
  version: line('Version', 80),
});

export const telemetryEventSchema = z.discriminatedUnion('kind', [
  vitalSchema,
  remoteLoadSchema,
  visitSchema,
  documentSchema,
  applicationSchema,
  taskSchema,
  spanSchema,
]);
export type TelemetryEvent = z.input<typeof telemetryEventSchema>;
/** An event as the API reads it. */
export type ReceivedEvent = z.output<typeof telemetryEventSchema>;

/** Anonymous: contains neither the visitor nor the address. Invalid events are dropped; the others count. */
export const telemetryBodySchema = z.object({
  events: z.array(telemetryEventSchema.nullable().catch(null)).min(1).max(50),
});

/** Equal failures of a version. */
const faultSchema = z.object({
  reason: z.string(),
  /** The places in published scripts, innermost first: `careers/1.0.0-ab12cd34/job-list.js:1:2042`. */
  places: z.array(z.string()),
  count: z.int(),
  first: z.iso.datetime(),
  last: z.iso.datetime(),
});
export type Fault = z.output<typeof faultSchema>;

/** The performance of a remote's version, by default in the last 24 hours, reported by browsers and servers. */
export const remoteReportSchema = z.object({
  remote: z.string(),
  version: z.string(),
  loads: z.int(),
  failures: z.int(),
  /** The last failure. */
  failure: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** The latest faults, the last one first; at most 20. */
  faults: z.array(faultSchema),
  /** 75th percentiles: milliseconds, a unitless number for CLS. */
  vitals: z.array(z.object({ name: z.string(), value: z.number(), samples: z.int() })),
  /** How many documents had each task of the remote completed. */
  tasks: z.array(z.object({ name: z.string(), count: z.int() })),
});
export type RemoteReport = z.output<typeof remoteReportSchema>;

export const telemetryCalls = {
  sendTelemetry: { body: telemetryBodySchema, answer: emptyAnswer },
  fetchSectionReports: {
    query: z.object({ since: momentSchema.optional() }),
    answer: answer({ sections: z.array(remoteReportSchema) }),
  },
};

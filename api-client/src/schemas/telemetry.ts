import * as z from 'zod';
import { emptyAnswer } from './answer';
import { line, optionalLine } from './text';

const vitalSchema = z.object({
  kind: z.literal('vital'),
  name: z.enum(['LCP', 'CLS', 'INP', 'FCP', 'TTFB']),
  /** Milliseconds; a plain number for CLS. */
  value: z.number().min(0).max(10_000_000),
  page: line('Page', 300),
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

/** Anonymous: neither the visitor nor the address is in it. */
export const telemetryBodySchema = z.object({ events: z.array(telemetryEventSchema).min(1).max(50) });

export const telemetryCalls = {
  sendTelemetry: { body: telemetryBodySchema, answer: emptyAnswer },
};

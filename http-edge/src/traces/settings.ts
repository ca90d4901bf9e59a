import { z } from 'zod';

export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** How a server traces, and the collector that gets its traces. */
export interface TraceSettings {
  /** The address of the collector, without the path of traces. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly sampler: (typeof SAMPLERS)[number];
  /** The share of the traces that a sampler by ratio records, from 0 to 1. */
  readonly ratio: number;
  /** How long spans are collected before they are sent, in milliseconds. */
  readonly pause: number;
  /** The name of the server. */
  readonly service: string;
}

const pairOf = (text: string): readonly [string, string] => {
  const [, name, value] = /^\s*([\w-]+)\s*=(.*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new Error('has to be headers as name=value with commas, percent-encoded');
  return [name, decodeURIComponent(value.trim())];
};

/** The headers of `OTEL_EXPORTER_OTLP_HEADERS`. @throws Error that says what is wrong with the value, but not the value */
export const collectorHeaders = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split(',')
      .filter((part) => part.trim() !== '')
      .map(pairOf),
  );

export const samplerSchema = z
  .enum(SAMPLERS, { error: `must be ${SAMPLERS.slice(0, -1).join(', ')} or ${SAMPLERS.at(-1)}` })
  .default('parentbased_always_on');

/** The values of the variables, as the schemas of the servers read them. */
interface TraceValues {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_HEADERS: Readonly<Record<string, string>>;
  readonly OTEL_TRACES_SAMPLER: TraceSettings['sampler'];
  readonly OTEL_TRACES_SAMPLER_ARG: number;
  readonly OTEL_BSP_SCHEDULE_DELAY: number;
  readonly OTEL_SERVICE_NAME?: string | undefined;
}

/**
 * The settings of a server's traces; undefined for none.
 *
 * @param service the name of the server if the environment has none
 */
export function traceSettings(values: TraceValues, service: string): TraceSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values;
  if (endpoint === undefined) return undefined;
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: values.OTEL_EXPORTER_OTLP_HEADERS,
    sampler: values.OTEL_TRACES_SAMPLER,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
    pause: values.OTEL_BSP_SCHEDULE_DELAY,
    service: values.OTEL_SERVICE_NAME ?? service,
  };
}

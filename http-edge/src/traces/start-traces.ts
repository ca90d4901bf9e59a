import { diag, DiagLogLevel, trace } from '@opentelemetry/api';
import type { Sampler } from '@opentelemetry/sdk-trace';
import { givenTraceId } from './edge-trace';
import type { TraceSettings } from './settings';
import { recordBrowsers } from './spans';

type Sdk = typeof import('@opentelemetry/sdk-trace');

function samplerOf({ sampler, ratio }: TraceSettings, sdk: Sdk): Sampler {
  const roots = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(ratio),
  };
  const [, parentBased, root = ''] = /^(parentbased_)?(.*)$/.exec(sampler) ?? [];
  const own = roots[root as keyof typeof roots]();
  return parentBased === undefined ? own : new sdk.ParentBasedSampler({ root: own });
}

/** How long an attempt to send spans may take, with its repetitions, in milliseconds: a server that ends waits for it. */
const SENDING = 3_000;
/** The minimum time between two warnings, in milliseconds. */
const WARNING_PAUSE = 60_000;

const ignore = (): void => undefined;

/** Passes on at most one warning a minute, so that a collector that is down does not fill the log. */
function rarely(warn: (reason: string) => void): (reason: string) => void {
  let warnedAt = -Infinity;
  return (reason) => {
    if (Date.now() - warnedAt < WARNING_PAUSE) return;
    warnedAt = Date.now();
    warn(reason.slice(0, 500));
  };
}

/**
 * Starts to record and send traces, for the whole process. The packages for that are loaded only then.
 *
 * @param settings undefined to record nothing
 * @param warn gets the reason when traces cannot be sent, at most once a minute; they are lost then
 * @returns sends what is left, and ends the recording
 */
export async function startTraces(
  settings: TraceSettings | undefined,
  warn: (reason: string) => void,
): Promise<() => Promise<void>> {
  if (!settings) return async () => undefined;
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { endpoint, headers, pause, service } = settings;
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: SENDING,
  });
  const ids = new sdk.RandomIdGenerator();
  const processor = new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: pause });
  const providerOf = (name: string) =>
    new sdk.TracerProvider({
      resource: resourceFromAttributes({ 'service.name': name }),
      sampler: samplerOf(settings, sdk),
      idGenerator: {
        generateTraceId: () => givenTraceId() ?? ids.generateTraceId(),
        generateSpanId: () => ids.generateSpanId(),
      },
      spanProcessors: [processor],
    });
  const report = rarely(warn);
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const provider = providerOf(service);
  trace.setGlobalTracerProvider(provider);
  recordBrowsers(providerOf('site-browser').getTracer('site'));
  return async () => {
    await provider.shutdown().catch((error: unknown) => report(String(error)));
    trace.disable();
    recordBrowsers(undefined);
    diag.disable();
  };
}

import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { ofInteraction, ofLargestElement, type PageParts } from './blame';
import type { RunningVersion } from './load-reports';
import type { Telemetry } from './telemetry';

export interface MeasuredPage extends PageParts {
  /** Its pattern, never its address. */
  readonly page: string;
}

/** Measures the web vitals of the page, and reports each for the front end that it depends on. */
export function measureVitals(telemetry: Pick<Telemetry, 'add'>, measured: MeasuredPage): void {
  const { page, owner } = measured;
  const report = ({ name, value }: Metric, { name: remote, version }: RunningVersion = owner): void =>
    telemetry.add({ kind: 'vital', name, value: Math.round(value * 1000) / 1000, page, remote, version });
  onCLS((metric) => report(metric));
  onFCP((metric) => report(metric));
  onINP((metric) => report(metric, ofInteraction(metric, measured)));
  onLCP((metric) => report(metric, ofLargestElement(metric, measured)));
  onTTFB((metric) => report(metric));
}

import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Telemetry } from './telemetry';

export interface MeasuredPage {
  /** Its pattern, never its address. */
  readonly page: string;
  /** The remote that it belongs to, and its version. */
  readonly remote: string;
  readonly version: string;
}

/** Measures the web vitals of the page and reports them. */
export function measureVitals(telemetry: Telemetry, page: MeasuredPage): void {
  const report = ({ name, value }: Metric): void =>
    telemetry.add({ kind: 'vital', name, value: Math.round(value * 1000) / 1000, ...page });
  onCLS(report);
  onFCP(report);
  onINP(report);
  onLCP(report);
  onTTFB(report);
}

import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Telemetry } from './telemetry';

/** Measures what visitors feel of the page and reports it with the page's pattern, never the address. */
export function measureVitals(telemetry: Telemetry, page: string): void {
  const report = ({ name, value }: Metric): void =>
    telemetry.add({ kind: 'vital', name, value: Math.round(value * 1000) / 1000, page });
  onCLS(report);
  onFCP(report);
  onINP(report);
  onLCP(report);
  onTTFB(report);
}

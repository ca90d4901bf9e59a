import type { TelemetryEvent } from 'api-client';
import { hasOverrides } from './overrides';

const ADDRESS = '/api/v1/telemetry';
/** The maximum number of events that the API accepts at once. */
const AT_ONCE = 50;

/**
 * Sends and empties a list of events; a beacon outlives the page, and lost ones are ignored. A page with code from
 * elsewhere sends nothing: its errors and times are not those of published versions.
 */
export function sendEvents(events: TelemetryEvent[]): void {
  if (hasOverrides()) events.length = 0;
  while (events.length > 0) {
    const body = JSON.stringify({ events: events.splice(0, AT_ONCE) });
    navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }));
  }
}

import type { TelemetryEvent } from 'api-client';
import type { RunningVersion } from './load-reports';
import { sendEvents } from './send-events';

type Part = Extract<TelemetryEvent, { kind: 'span' }>['name'];

/** When a mark of the page was set, in milliseconds since the navigation. */
const markedAt = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? 0;

/** Runs work once the browser has loaded the document and everything that it names. */
function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  // The navigation has its last time after the listeners of the event.
  else addEventListener('load', () => setTimeout(work));
}

/**
 * Reports the parts of a visit to the trace of its document: when it had loaded, when it was hydrated, and how long the
 * visitor's first action waited for its answer on the screen.
 *
 * @param traceparent the span of the document
 * @param owner the front end that owns the page
 */
export function traceVisit(traceparent: string, navigation: PerformanceNavigationTiming, owner: RunningVersion): void {
  // A document from the browser's cache repeats the trace of another visit.
  if (navigation.transferSize === 0 || navigation.type === 'back_forward') return;
  const part = (name: Part, start: number, end: number): TelemetryEvent => ({
    ...{ kind: 'span', name, traceparent, start, end, at: performance.now() },
    ...{ remote: owner.name, version: owner.version },
  });
  whenLoaded(() =>
    sendEvents([
      part('load', 0, navigation.loadEventEnd),
      part('hydrate', markedAt('started'), markedAt('interactive')),
    ]),
  );
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries();
    if (!first) return;
    observer.disconnect();
    sendEvents([part('first answer', first.startTime, first.startTime + first.duration)]);
  });
  observer.observe({ type: 'first-input', buffered: true });
}

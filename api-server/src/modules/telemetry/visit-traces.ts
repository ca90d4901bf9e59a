import type { ReceivedEvent } from 'api-client';
import { recordBrowserSpan } from 'http-edge';
import type { MinuteWindow } from '../../limits/minute-window';
import type { LiveVersions } from './live-versions';

type SpanEvent = Extract<ReceivedEvent, { kind: 'span' }>;

/** How many parts of visits are recorded in a minute: of a caller, who may invent them, and of the whole site. */
const PER_CALLER = 30;
const OF_SITE = 1_200;

/** Records the parts of visits that browsers report, in the traces of their documents. */
export class VisitTraces {
  constructor(
    private readonly window: MinuteWindow,
    private readonly live: Pick<LiveVersions, 'has'>,
  ) {}

  /**
   * Records those of live versions, up to the limits.
   *
   * @param events with times since their navigation, of which the browser says how long ago it was: its clock may be wrong
   */
  async record(caller: string, events: readonly SpanEvent[]): Promise<void> {
    const received = Date.now();
    for (const { traceparent, name, start, end, at, remote, version } of events) {
      if (!(await this.live.has(remote, version))) continue;
      const isAdmitted =
        this.window.take(`spans ${caller}`, 1, PER_CALLER) === 1 && this.window.take('spans', 1, OF_SITE) === 1;
      if (!isAdmitted) return;
      const moment = (time: number): Date => new Date(received - at + time);
      const span = { traceparent, name, start: moment(start), end: moment(Math.max(start, end)) };
      recordBrowserSpan(span, { 'mfe.name': remote, 'mfe.version': version });
    }
  }
}

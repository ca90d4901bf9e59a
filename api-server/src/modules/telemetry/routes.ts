import type { ReceivedEvent } from 'api-client';
import { telemetryCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import { DAY } from '../../clock';
import { route } from '../../contract/route';
import type { telemetryEvents } from '../../database/schema';
import { invalidField, tooManyRequests } from '../../errors/failures';
import { callerOf, VersionSeries } from 'http-edge';
import { EvenSample } from '../../limits/even-sample';
import { MinuteWindow } from '../../limits/minute-window';
import { isExcluded } from '../../visits/is-excluded';
import { documentName } from '../visits/read-month';
import { discoveryAddress } from '../delivery/read-discovery';
import { LiveVersions } from './live-versions';
import { Measurements } from './measurements';
import { remoteReports, versionReports } from './remote-reports';
import { VisitTraces } from './visit-traces';

/** 50 events of at most about a kilobyte. */
const BODY_LIMIT = 65_536;

type VisitEvent = Extract<ReceivedEvent, { kind: 'visit' | 'document' | 'application' }>;
type SpanEvent = Extract<ReceivedEvent, { kind: 'span' }>;
type Measurement = Exclude<ReceivedEvent, VisitEvent | SpanEvent>;

interface VitalLabels {
  name: string;
  remote: string;
  version: string;
}

interface TaskLabels {
  remote: string;
  version: string;
  task: string;
}

interface LoadLabels {
  remote: string;
  version: string;
  outcome: string;
}

const isVisit = (event: ReceivedEvent): event is VisitEvent =>
  event.kind === 'visit' || event.kind === 'document' || event.kind === 'application';
const isSpan = (event: ReceivedEvent): event is SpanEvent => event.kind === 'span';
const isMeasurement = (event: ReceivedEvent): event is Measurement => !isVisit(event) && !isSpan(event);

/** The row of a measurement. */
function rowOf(event: Measurement, at: Date): typeof telemetryEvents.$inferInsert {
  if (event.kind === 'task') {
    const { kind, task, remote, version } = event;
    return { at, kind, name: task, section: remote, version, value: 1 };
  }
  return event.kind === 'vital'
    ? {
        ...{ at, kind: event.kind, name: event.name, value: event.value, page: event.page },
        ...{ section: event.remote ?? '', version: event.version ?? '' },
      }
    : {
        ...{ at, kind: event.kind, name: event.remote, version: event.version, outcome: event.outcome },
        ...{ value: event.duration, reason: event.reason ?? '', places: event.stack ?? [] },
      };
}

/** Anonymous measurements of browsers: stored for the dashboard, counted for `/metrics`. */
export async function telemetryRoutes(app: FastifyInstance): Promise<void> {
  const registers = [app.metrics];
  const vitals = new Histogram({
    name: 'site_web_vital',
    help: 'Web vitals of visits: milliseconds, a plain number for CLS',
    labelNames: ['name', 'remote', 'version'] as const,
    buckets: [0.05, 0.1, 0.25, 50, 100, 200, 500, 1_000, 1_800, 2_500, 4_000, 8_000],
    registers,
  });
  // Only reports of live versions are counted, so callers cannot create a series, and the number of series is limited.
  const loads = new Counter({
    name: 'site_remote_loads_total',
    help: 'Loads of the sections of the site',
    labelNames: ['remote', 'version', 'outcome'] as const,
    registers,
  });

  const tasks = new Counter({
    name: 'site_tasks_total',
    help: 'Tasks of visitors that were completed',
    labelNames: ['remote', 'version', 'task'] as const,
    registers,
  });

  const { config: siteConfig, clock: siteClock } = app.services;
  const vitalsOf = new VersionSeries<VitalLabels>(vitals);
  const loadsOf = new VersionSeries<LoadLabels>(loads);
  const tasksOf = new VersionSeries<TaskLabels>(tasks);
  const live: LiveVersions = new LiveVersions(
    discoveryAddress(siteConfig),
    siteClock,
    (error) => app.log.warn({ err: error }, 'the live front ends are not known; events of others are dropped'),
    () => {
      for (const series of [vitalsOf, loadsOf, tasksOf])
        series.keepOnly((remote, version) => remote === '' || live.knows(remote, version));
    },
  );

  const window = new MinuteWindow(siteClock);
  const traces = new VisitTraces(window, live);
  const measurements = new Measurements(app.services.db, (error) =>
    app.log.error({ err: error }, 'measurements of browsers could not be stored yet'),
  );
  app.addHook('onClose', () => measurements.flush());
  const { telemetryEventsPerMinute, telemetryOfSitePerMinute } = siteConfig.limits;
  const sample = new EvenSample(siteClock, telemetryOfSitePerMinute);
  /** The measurements that a caller may still add in this minute, of an even share of the pages on a busy site. */
  const admitted = (caller: string, events: Measurement[]): Measurement[] => {
    const ofCaller = window.take(`caller ${caller}`, events.length, telemetryEventsPerMinute);
    if (!sample.chooses(ofCaller)) return [];
    return events.slice(0, window.take('site', ofCaller, telemetryOfSitePerMinute));
  };

  const beginning = (since: string | undefined): Date =>
    since === undefined ? new Date(siteClock.now().getTime() - DAY) : new Date(since);

  /** Accepts measurements of the site as a whole, or of a live version of a front end, and tasks that it lists. */
  const isLive = async (event: Measurement): Promise<boolean> => {
    if (event.kind === 'task') return live.hasTask(event.remote, event.version, event.task);
    return event.kind === 'vital' && !event.remote ? !event.version : live.has(event.remote ?? '', event.version);
  };

  const countVisit = async (event: VisitEvent): Promise<void> => {
    const { visits, db } = app.services;
    if (event.kind === 'application') return visits.add('begun', '');
    if (event.kind === 'visit') {
      if (!(await live.hasPage(event.page))) return;
      visits.add('page', event.page);
      if (event.referrer !== undefined) visits.add('referrer', event.referrer);
      return;
    }
    const name = await documentName(db, event.file);
    if (name !== undefined) visits.add('document', name);
  };

  route(
    app,
    'sendTelemetry',
    { summary: 'Send measurements of page loads', status: 204, bodyLimit: BODY_LIMIT },
    async ({ services: { clock, config }, body, request }) => {
      if (window.take(`reports ${callerOf(request.ip)}`, 1, config.limits.telemetryPerMinute) === 0)
        throw tooManyRequests(1);
      const sent = body.events.filter((event) => event !== null);
      if (sent.length === 0) throw invalidField('events', 'None of the events is valid');
      if (!isExcluded(request.headers)) for (const event of sent.filter(isVisit)) await countVisit(event);
      if (config.traces) await traces.record(callerOf(request.ip), sent.filter(isSpan));
      const measured = sent.filter(isMeasurement);
      const checked = await Promise.all(measured.map(async (event) => ((await isLive(event)) ? [event] : [])));
      const events = admitted(callerOf(request.ip), checked.flat());
      if (events.length === 0) return undefined;
      const at = clock.now();
      measurements.add(events.map((event) => rowOf(event, at)));
      for (const event of events) {
        const { remote = '', version = '' } = event;
        if (event.kind === 'task') tasks.inc(tasksOf.of({ remote, version, task: event.task }));
        else if (event.kind === 'vital')
          vitals.observe(vitalsOf.of({ name: event.name, remote, version }), event.value);
        else loads.inc(loadsOf.of({ remote, version, outcome: event.outcome }));
      }
      return undefined;
    },
  );

  route(app, 'fetchSectionReports', { summary: 'Get the figures of the front ends' }, async ({ services, query }) => {
    await measurements.flush();
    return { sections: await remoteReports(services.db, beginning(query.since)) };
  });

  // For operators, like `/metrics`: the site does not pass it on.
  const { query } = telemetryCalls.fetchSectionReports;
  app.get('/version-reports', { schema: { querystring: query, hide: true } }, async (request) => {
    const { since } = query.parse(request.query);
    await measurements.flush();
    return { versions: await versionReports(app.services.db, beginning(since)) };
  });
}

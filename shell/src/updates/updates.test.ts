import type { TelemetryEvent } from 'api-client';
import { telemetryBodySchema } from 'api-client/schemas';
import { readOverrides } from '../server/overrides';
import { LoadReports } from './load-reports';
import type { SiteData } from '../site-data';
import { withDescribedOverrides } from './described-overrides';
import { forgetOverrides, keepOverrides } from './overrides';
import { recordRefused, readRefused } from './rejected-versions';
import { compare } from './revision-watch';
import { UnsavedInput } from './unsaved-input';
import { liveDigest } from 'federation/naming';
import { RemoteLoadError, type LiveRemote } from 'federation/browser';

const listed = (version: string, traffic: number, isDefault: boolean, revoked?: string) => ({
  metadata: { version },
  deployment: { traffic, default: isDefault },
  extras: { revoked },
});

describe('an open tab', () => {
  const before = { microFrontends: { careers: [listed('1', 100, true)] } };
  const page = { discovery: '/env/production/discovery.json', live: liveDigest(before), versions: { careers: '1' } };

  test('ignores versions that were only uploaded', () => {
    expect(compare(page, { microFrontends: { careers: [listed('1', 100, true), listed('2', 0, false)] } })).toEqual({
      due: false,
    });
  });

  test('notices promoted versions and new canaries', () => {
    expect(compare(page, { microFrontends: { careers: [listed('1', 0, false), listed('2', 100, true)] } })).toEqual({
      due: true,
    });
    expect(compare(page, { microFrontends: { careers: [listed('1', 90, true), listed('2', 10, false)] } })).toEqual({
      due: true,
    });
  });

  test('notices that its own version was revoked', () => {
    const now = {
      microFrontends: { careers: [listed('1', 0, false, 'It loses what people type.'), listed('2', 100, true)] },
    };
    expect(compare(page, now)).toEqual({
      due: true,
      revocation: { name: 'careers', reason: 'It loses what people type.' },
    });
  });
});

test('a refused version is recorded once, so that retries do not loop', () => {
  expect(recordRefused('careers', '1.0.0-ab12cd34')).toBe(true);
  expect(recordRefused('careers', '1.0.0-ab12cd34')).toBe(false);
  expect(recordRefused('content', '2.0.0')).toBe(true);
  const cookies = `a=b; ${document.cookie}`;
  expect([...readRefused(cookies, false)].sort()).toEqual(['careers@1.0.0-ab12cd34', 'content@2.0.0']);
  expect([...readRefused(cookies, true)]).toEqual([]);
  expect([...readRefused(`${cookies}; __Host-refused=careers@3.0.0`, true)]).toEqual(['careers@3.0.0']);
});

test('text typed into a form counts until the form is gone; a search does not', () => {
  const input = new UnsavedInput(document);
  document.body.innerHTML = '<form id="search" role="search"><input></form><form id="apply"><input></form>';
  const type = (form: string): void => {
    document.querySelector(`#${form} input`)?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('search');
  expect(input.present).toBe(false);
  type('apply');
  expect(input.present).toBe(true);
  document.querySelector('#apply')?.remove();
  expect(input.present).toBe(false);
});

test('overrides: accepts a remote from an allowed origin, published or not; ignores others with the reason', () => {
  const read = (search: string) =>
    readOverrides(new URL(`https://site.example/${search}`), ['http://localhost:*', 'https://review.example']);
  expect(read('')).toBeUndefined();
  expect(read('?mf.careers=http://localhost:8081/remoteEntry.js')).toEqual({
    accepted: { careers: 'http://localhost:8081/remoteEntry.js' },
    refused: [],
  });
  expect(read('?mf.careers=https://review.example/r.js')?.accepted).toHaveProperty('careers');
  for (const [search, reason] of [
    ['?mf.careers=https://evil.example/r.js', /not on the list/],
    ['?mf.careers=http://localhost.evil.example:80/r.js', /not on the list/],
    ['?mf.careers=javascript:alert(1)', /not on the list/],
    ['?mf.careers=nonsense', /is not one/],
    ['?mf.shell=http://localhost:8081/shell.js', /never loaded from elsewhere/],
    ['?mf.__proto__=http://localhost:8081/r.js', /can have this name/],
  ] as const) {
    expect(read(search)).toEqual({
      accepted: {},
      refused: [{ name: expect.any(String), reason: expect.stringMatching(reason) }],
    });
  }
});

test('the shell can be loaded from a developer’s machine only if that is allowed', () => {
  const url = new URL('http://localhost:3000/?mf.shell=http://localhost:8081/shell.js');
  expect(readOverrides(url, ['http://localhost:*'])?.accepted).toEqual({});
  const accepted = { shell: 'http://localhost:8081/shell.js' };
  expect(readOverrides(url, ['http://localhost:*'], true)).toEqual({ accepted, refused: [] });
});

test('a form is posted with the overrides of its tab, also after a navigation', async () => {
  const accepted = { events: 'http://localhost:8080/remoteEntry.js' };
  const data = { remotes: [{ name: 'events', entry: accepted.events }] } as unknown as SiteData;
  expect(await withDescribedOverrides(data, { accepted, refused: [] })).toBe(data);
  forgetOverrides();
  document.body.innerHTML = '<form method="post" action="/events/open-day"></form>';
  const [form] = document.forms;
  form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }));
  expect(new URL(form?.action ?? '').searchParams.get('mf.events')).toBe(accepted.events);
});

describe('reports of remotes', () => {
  const remote = { name: 'careers', version: '1.0.0' } as LiveRemote;
  const of = (outcome: string, duration: number, reason?: string) => ({
    ...{ kind: 'remote', remote: 'careers', version: '1.0.0', outcome, duration, reason },
  });

  let sent: Blob[];
  beforeEach(() => {
    sent = [];
    Object.assign(navigator, { sendBeacon: (_address: string, body: Blob) => sent.push(body) > 0 });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'sendBeacon'));
  const textOf = (body: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(body);
    });
  const sentEvents = async () => {
    const bodies = await Promise.all(sent.map(textOf));
    return bodies.map((body) => (JSON.parse(body) as { events: { reason?: string }[] }).events[0]);
  };

  test('a failure is sent immediately, a successful load when a receiver is set', async () => {
    const reports = new LoadReports();
    const taken: unknown[] = [];
    reports.report({ ...remote, name: 'news' }, 7);
    reports.report(remote, 12.4, new RemoteLoadError('careers', '1.0.0', 'corrupt'));
    expect(await sentEvents()).toEqual([of('failed', 12, 'corrupt')]);
    reports.take({ add: (event) => taken.push(event), drop: () => undefined });
    reports.report(remote, 3);
    expect(taken).toEqual([{ ...of('loaded', 7), remote: 'news' }, of('recovered', 3)]);
    expect(sent).toHaveLength(1);
  });

  test('a page with a front end from elsewhere reports nothing, not even as an error of the shell', () => {
    keepOverrides({ accepted: { events: 'http://localhost:8080/remoteEntry.js' }, refused: [] });
    new LoadReports().reportError({ name: 'shell', version: '3' }, 'unhandled', new Error('of the override'));
    expect(sent).toEqual([]);
    forgetOverrides();
  });

  test('a long reason and a long stack are shortened to what the API accepts', async () => {
    const reports = new LoadReports();
    const error = new TypeError('x'.repeat(20_000));
    reports.report(remote, 1, new RemoteLoadError('careers', '1.0.0', 'missing', { cause: error }));
    reports.reportError(remote, 'page', error);
    reports.reportError(remote, 'slot', Object.assign(new Error('no text'), { stack: 7 }));
    const { events } = telemetryBodySchema.parse({ events: await sentEvents() });
    expect(events).toMatchObject([
      { reason: `missing: ${'x'.repeat(291)}` },
      { reason: `page: ${'x'.repeat(294)}`, stack: [] },
      { reason: 'slot: no text', stack: [] },
    ]);
  });

  test('a version that loads and then throws is reported once, as failed', async () => {
    const reports = new LoadReports();
    const telemetry: TelemetryEvent[] = [];
    reports.report(remote, 5);
    reports.report({ ...remote, name: 'news' }, 5);
    reports.reportError(remote, 'page', new TypeError('jobs is undefined'));
    reports.reportError(remote, 'page', new TypeError('jobs is undefined'));
    reports.take({
      add: (event) => telemetry.push(event),
      drop: (isDropped) => telemetry.splice(0, Infinity, ...telemetry.filter((event) => !isDropped(event))),
    });
    expect(await sentEvents()).toMatchObject([of('failed', 0, 'page: jobs is undefined')]);
    expect(telemetry).toEqual([{ ...of('loaded', 5), remote: 'news' }]);
    reports.reportError({ ...remote, name: 'news' }, 'slot', 'gone');
    expect(telemetry).toEqual([]);
  });

  test('a version is reported as loaded once per document, however many of its parts load', () => {
    const reports = new LoadReports();
    const taken: unknown[] = [];
    reports.take({ add: (event) => taken.push(event), drop: () => undefined });
    reports.report(remote, 5);
    reports.report(remote, 6);
    expect(taken).toEqual([of('loaded', 5)]);
  });

  test('an unhandled error is reported with its stack, only for the front end whose code threw it', async () => {
    const reports = new LoadReports();
    reports.watchUnhandled([remote, { name: 'shell', version: '3' }]);
    const thrown = (message: string, ...addresses: string[]): Error =>
      Object.assign(new Error(message), { stack: [message, ...addresses].join('\n    at https://site.example') });
    const reject = (reason: unknown): void =>
      void dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    reject(thrown('no jobs', '/r/shell/3/main.js:1:2', '/r/careers/1.0.0/career.js:1:2'));
    reject(thrown('no menu', '/r/shell/3/main.js:1:2'));
    reject(thrown('of another version', '/r/careers/0.9.0/career.js:1:2'));
    reject('a text without a stack');
    dispatchEvent(new ErrorEvent('error', { message: 'an extension', filename: 'chrome-extension://x/y.js' }));
    dispatchEvent(new ErrorEvent('error', { message: 'late', filename: 'https://site.example/r/careers/1.0.0/a.js' }));
    const { events } = telemetryBodySchema.parse({ events: await sentEvents() });
    expect(events).toEqual([
      { ...of('failed', 0, 'unhandled: no jobs'), stack: ['shell/3/main.js:1:2', 'careers/1.0.0/career.js:1:2'] },
      {
        ...of('failed', 0, 'unhandled: no menu'),
        ...{ remote: 'shell', version: '3', stack: ['shell/3/main.js:1:2'] },
      },
      of('failed', 0, 'unhandled: late'),
    ]);
  });
});

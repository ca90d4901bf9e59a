import { startCollector, type Collector } from 'http-edge/testing';
import { testApp } from './harness';
import { addJob, applicationTo } from './jobs';
import { uploadOf } from './uploads';

/** A word that no other text has. */
const WORD = 'zephyrquill';

const lines: string[] = [];
let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector.close());
const site = testApp(() => ({
  asOwner: true,
  environment: {
    ...{ LOG_LEVEL: 'trace', OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_BSP_SCHEDULE_DELAY: '10' },
  },
  log: { write: (line) => void lines.push(line) },
}));

it('leaves searches, texts of forms and files out of the metrics, the log, the traces and the measurements', async () => {
  const owner = await site.signedIn('owner');
  const job = await addJob(site);
  const encoded = encodeURIComponent(`${WORD} '"%`);
  for (const path of [
    ...['/search', '/products', '/blogs', '/job-postings'].map((list) => `${list}?search=${encoded}`),
    ...[`/products?field.Grade=${encoded}`, `/products?sort=${encoded}`, `/former-addresses?path=/${encoded}`],
  ]) {
    expect((await site.get(path)).statusCode).toBeLessThan(500);
  }
  const form = { name: WORD, email: `${WORD}@example.com`, message: WORD, consent: true };
  await site.post('/contact', form, { 'idempotency-key': WORD });
  await site.post('/contact', { ...form, email: WORD });
  await site.post('/job-applications', await applicationTo(site, job._id, { fullName: WORD, address: WORD }));
  await site.post('/auth/login', { email: `${WORD}@example.com`, password: WORD });
  await site.post('/telemetry', { events: [{ kind: 'vital', name: WORD, value: 1, page: `/${WORD}` }, WORD] });
  const broken = { 'content-type': 'application/json' };
  for (const payload of [`{"${WORD}"`, `{"csv":"name\\n\\"${WORD}"}`]) {
    await site.app.inject({ method: 'POST', url: '/api/v1/contact', headers: broken, payload });
    await site.app.inject({ method: 'POST', url: '/api/v1/import/clients', headers: { ...owner, ...broken }, payload });
  }
  for (const path of ['/upload/image', '/upload/file', '/upload/resume', '/media']) {
    const sent = uploadOf('file', `${WORD}.png`, Buffer.from(WORD), owner);
    await site.app.inject({ method: 'POST', url: `/api/v1${path}`, ...sent });
  }
  // An error of the database names the failed statement, without its values.
  await site.services.db.execute('alter table contact_messages rename to gone');
  expect((await site.post('/contact', form)).statusCode).toBe(500);
  await site.services.db.execute('alter table gone rename to contact_messages');

  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.toLowerCase().includes(WORD))).toEqual([]);
  const metrics = await site.app.metrics.metrics();
  expect(metrics).toContain('api_request_seconds');
  expect(metrics.toLowerCase()).not.toContain(WORD);
  const spans = await collector.until((some) => some.some(({ name }) => name === 'POST /api/v1/contact'));
  expect(spans.length).toBeGreaterThan(10);
  expect(collector.sent.join('').toLowerCase()).not.toContain(WORD);
  const figures = await site.app.inject('/version-reports');
  expect(figures.body.toLowerCase()).not.toContain(WORD);
});

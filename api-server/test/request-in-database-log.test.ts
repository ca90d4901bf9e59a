import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { exchange, head, startCollector } from 'http-edge/testing';
import { startTestApp, testApp } from './harness';
import { SERVER_LOG } from './postgres-cluster';
import { isOnPostgres } from './test-engine';

const site = testApp({
  ...{ asOwner: true, onSeparateServer: true },
  environment: { TRUST_PROXY: '127.0.0.1', DATABASE_POOL: '5' },
});

const MESSAGE = { name: 'Kiran', email: 'kiran@elsewhere.example', message: 'Good day to all of you.', consent: true };

/** Only a server has a log. */
const onServer = isOnPostgres ? describe : describe.skip;

onServer('the log of PostgreSQL', () => {
  let log: () => string;
  beforeAll(async () => {
    const { db } = site.services;
    const { rows } = (await db.execute(sql`show data_directory`)) as unknown as { rows: { data_directory: string }[] };
    log = () => readFileSync(path.join(rows[0]?.data_directory ?? '', SERVER_LOG), 'utf8');
    await db.execute(sql`alter system set log_min_duration_statement = 0`);
    await db.execute(sql`select pg_reload_conf()`);
    while (!log().includes('parameter "log_min_duration_statement" changed')) {
      await db.execute(sql`select pg_sleep(0.05)`);
    }
  });

  /** The statements of a request. */
  const statementsOf = (requestId: string): string[] =>
    log()
      .split('\n')
      .filter((line) => line.includes(`/*request_id='${requestId}'*/`));

  it('names the request of a statement, with the same id as the edge and the logs of the servers', async () => {
    const id = 'edge-0a1b2c3d4e5f';
    const answer = await site.get('/products', { 'x-request-id': id });
    expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([200, id]);
    expect(statementsOf(id).some((line) => line.includes('from "products"'))).toBe(true);
  });

  it('names it for writes with a body, from the beginning of the transaction to its end', async () => {
    const id = 'edge-with-a-body';
    const origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
    const body = JSON.stringify(MESSAGE);
    const headers = { 'content-type': 'application/json', 'content-length': body.length, 'x-request-id': id };
    // It arrives long after the server has begun with the request.
    const answer = await exchange(origin, {
      every: 100,
      chunks: [head(origin, 'POST /api/v1/contact', headers), body.slice(0, 20), body.slice(20)],
      enough: (text) => text.includes('\r\n\r\n{'),
    });
    expect(answer.status).toBe(200);
    const statements = statementsOf(id).join('\n');
    for (const part of ['begin', 'insert into "contact_messages"', 'commit']) expect(statements).toContain(part);
  });

  it('names each of many that wait for a connection, and none for another', async () => {
    const pages = Array.from({ length: 40 }, (_, number) => ({ id: `many-at-once-${number + 10}`, number }));
    await Promise.all(
      pages.map(({ id, number }) => site.get(`/products?search=pump${number + 10}x`, { 'x-request-id': id })),
    );
    const lines = log().split('\n');
    const mixed = pages.filter(({ id, number }) => {
      // The parameters are in the line after their statement.
      const parameters = lines.filter((_line, at) => lines[at - 1]?.includes(id) ?? false).join('\n');
      const searched = [...parameters.matchAll(/pump(\d+)x/g)].map(([, found]) => Number(found));
      return searched.length === 0 || searched.some((found) => found !== number + 10);
    });
    expect(mixed).toEqual([]);
  });

  it('names the span of a statement of a traced request, which is below the span of its call', async () => {
    const collector = await startCollector();
    const traced = await startTestApp({
      beside: site,
      environment: { TRUST_PROXY: '127.0.0.1', OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
    });
    const [id, trace] = ['edge-with-a-trace', '0af7651916cd43dd8448eb211c80319c'];
    const headers = { 'x-request-id': id, traceparent: `00-${trace}-b7ad6b7169203331-01` };
    await traced.get('/products', headers);
    await traced.get('/products?search=zephyrquill', headers);
    await traced.get('/products', { ...headers, traceparent: headers.traceparent.replace(/1$/, '0') });
    await traced.close();
    collector.close();
    const spans = collector.spans();
    const calls = spans.filter(({ name }) => name === 'GET /api/v1/products');
    const attributes = { 'site.operation': 'GetProducts', 'site.request_id': id };
    const call = { service: 'site-api', traceId: trace, parentSpanId: 'b7ad6b7169203331', attributes };
    expect(calls).toMatchObject([call, call]);
    const statements = spans.filter((span) => span.attributes['db.system.name'] === 'postgresql');
    expect(statements.map(({ name }) => name)).toContain('select products');
    expect(calls.map(({ spanId }) => spanId)).toEqual(
      expect.arrayContaining(statements.map(({ parentSpanId }) => parentSpanId)),
    );
    const commented = statements.map(({ spanId }) => `/*request_id='${id}',traceparent='00-${trace}-${spanId}-01'*/`);
    expect(commented.filter((comment) => !log().includes(comment))).toEqual([]);
    expect(collector.sent.join('')).not.toContain('zephyrquill');
  });

  it('adds no malformed id to a statement', async () => {
    const answer = await site.get('/sectors', { 'x-request-id': "x'*/ drop table admins; --" });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(log()).not.toContain('drop table admins');
  });
});

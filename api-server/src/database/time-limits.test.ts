import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { startTestApp } from '../../test/harness';
import { withLaterRelease } from '../../test/later-release';
import { createTestDatabase } from '../../test/test-database';
import { isOnPostgres } from '../../test/test-engine';
import { buildApp } from '../app';
import { rowsOf } from './rows-of';
import { databaseFailure } from '../errors/database-failures';
import type { OpenedDatabase } from './database';
import { MIGRATION_LIMITS, MigrationBlockedError } from './migrate-server';
import { openPostgres } from './open-postgres';
import { allowLongStatements, analyze, TIME_LIMITS } from './time-limits';

const suite = isOnPostgres ? describe : describe.skip;

suite('a PostgreSQL server', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let other: Client;
  const opened: OpenedDatabase[] = [];
  beforeAll(async () => {
    created = await createTestDatabase();
    other = new Client({ connectionString: created.url });
    await other.connect();
  });
  afterEach(() => other.query('rollback'));
  afterAll(async () => {
    await other.end();
    for (const database of opened) await database.close();
    await created.drop();
  });

  function open(limits = {}, migrationLimits = {}, migrations?: string): OpenedDatabase {
    const database = openPostgres(created.url, 2, {
      limits: { ...TIME_LIMITS, ...limits },
      migrationLimits: { ...MIGRATION_LIMITS, ...migrationLimits },
      migrations,
    });
    opened.push(database);
    return database;
  }

  it('limits the time of statements, locks and idle transactions', async () => {
    const settings = sql`select name, setting from pg_settings where name ~ '^(statement|lock|idle_in_transaction_session)_timeout$' order by name`;
    expect(await rowsOf(open().db, settings)).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '60000' },
      { name: 'lock_timeout', setting: '10000' },
      { name: 'statement_timeout', setting: '30000' },
    ]);
    const { db } = open({ statement: 50 });
    const failed: unknown = await db.execute(sql`select pg_sleep(60)`).catch((error: unknown) => error);
    expect(databaseFailure(failed)).toMatchObject({ statusCode: 503 });
    await db.transaction(async (tx) => {
      await allowLongStatements(tx);
      expect(await rowsOf(tx, sql`show statement_timeout`)).toEqual([{ statement_timeout: '6h' }]);
    });
    expect(await rowsOf(db, sql`show statement_timeout`)).toEqual([{ statement_timeout: '50ms' }]);
  });

  it('gives up a connection that the server does not answer', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const database = openPostgres(`postgres://api@127.0.0.1:${port}/site`, 1, {
      limits: { ...TIME_LIMITS, connection: 100 },
    });
    const failed: unknown = await database.ping().catch((error: unknown) => error);
    expect(databaseFailure(failed)).toMatchObject({ statusCode: 503 });
    await database.close();
    silent.close();
  });

  it('analyzes tables for longer than a statement of a request may take', async () => {
    await other.query(`create function slow(int) returns int immutable language plpgsql as
      $$ begin perform pg_sleep(0.2); return $1; end $$`);
    await other.query('create table large as select 1 as n; create index on large (slow(n))');
    const { db } = open({ statement: 100 });
    await expect(db.execute(sql`analyze large`)).rejects.toThrow();
    await analyze(db);
    await other.query('drop table large');
  });

  it.each([{ statement: 100 }, { lock: 100 }])(
    'a request that waits longer than %j is answered with 503',
    async (limits) => {
      const site = await startTestApp();
      const database = open(limits);
      let app: FastifyInstance | undefined;
      try {
        const { config, keys, clock, files, variants } = site.services;
        const mail = {
          send: async () => '',
          stored: async () => undefined,
          forget: async () => undefined,
          ping: async () => undefined,
          close: () => undefined,
        };
        app = await buildApp({
          config,
          database,
          keys,
          clock,
          mail,
          files: { originals: files, variants: variants.store },
        });
        await other.query('begin; lock table blogs in access exclusive mode');
        const answer = await app.inject('/api/v1/blogs');
        expect(answer.statusCode).toBe(503);
        expect(answer.json()).toMatchObject({
          success: false,
          message: expect.stringContaining('took too long'),
        });
      } finally {
        await app?.close();
        await site.close();
      }
    },
  );

  it('a migration that gets no lock gives way, and queries of that table continue', async () => {
    await withLaterRelease(['alter table "blogs" add column "one_more" text'], async (migrations) => {
      const database = open({}, { lock: 100, attempts: 2, pause: 1 }, migrations);
      await other.query('begin; select count(*) from blogs');
      const refused = database.migrate();
      await expect(refused).rejects.toThrow(MigrationBlockedError);
      await expect(refused).rejects.toThrow(/gave way: 2 times .* Open transactions: process \d+/);
      expect(await rowsOf(database.db, sql`select count(*)::int as blogs from blogs`)).toEqual([{ blogs: 0 }]);
      await other.query('rollback');
      await database.migrate();
      expect(await rowsOf(database.db, sql`select one_more from blogs`)).toEqual([]);
    });
  });

  it('a statement that would block servers is refused, until they are stopped', async () => {
    await withLaterRelease(['select pg_sleep(0.3)'], async (migrations) => {
      const database = open({}, { statement: 100 }, migrations);
      await expect(database.migrate()).rejects.toThrow('migrate --servers-stopped');
      await database.migrate({ serversStopped: true });
    });
  });

  it('an index is built concurrently, also after an invalid one was left', async () => {
    const statement = 'CREATE INDEX "blogs_more" ON "blogs" USING btree ("title")';
    await withLaterRelease([statement], async (migrations) => {
      const database = open({}, {}, migrations);
      // An interrupted build leaves an invalid index.
      await other.query(statement);
      await other.query(`update pg_index set indisvalid = false where indexrelid = 'blogs_more'::regclass`);
      await database.migrate();
      const valid = sql`select indisvalid as valid from pg_index where indexrelid = 'blogs_more'::regclass`;
      expect(await rowsOf(database.db, valid)).toEqual([{ valid: true }]);
      expect(await rowsOf(database.db, sql`select * from migrations.pending_indexes`)).toEqual([]);
    });
  });

  it('replicas that migrate at once do it one after the other', async () => {
    await withLaterRelease(
      ['create table "once" (id int)', 'CREATE INDEX "blogs_once" ON "blogs" ("title")'],
      async (migrations) => {
        await Promise.all([1, 2, 3].map(() => open({}, {}, migrations).migrate()));
        const found = sql`select count(*)::int as indexes from pg_class where relname = 'blogs_once'`;
        expect(await rowsOf(open().db, found)).toEqual([{ indexes: 1 }]);
      },
    );
  });
});

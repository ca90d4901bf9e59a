import { sql } from 'drizzle-orm';
import { createTestDatabase, openTestDatabase } from '../../test/test-database';
import { isOnPostgres } from '../../test/test-engine';
import type { OpenedDatabase } from './database';
import { openPostgres } from './open-postgres';

let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The embedded engine has no connection that could be lost. */
const onServer = isOnPostgres ? it : it.skip;

onServer('continues when a connection is lost in a transaction, which fails with its next statement', async () => {
  const { db } = database;
  const transaction = db.transaction(async (tx) => {
    const asked = await tx.execute(sql`select pg_backend_pid() as pid`);
    const [{ pid }] = (asked as unknown as { rows: [{ pid: number }] }).rows;
    await db.execute(sql`select pg_terminate_backend(${pid})`);
    const isOpen = sql`select 1 from pg_stat_activity where pid = ${pid}`;
    while (((await db.execute(isOpen)) as unknown as { rows: unknown[] }).rows.length > 0);
    // By then the server's last message has arrived, too.
    await database.ping();
    await new Promise((resolve) => setImmediate(resolve));
    await tx.execute(sql`select 1`);
  });
  await expect(transaction).rejects.toThrow();
  await expect(database.ping()).resolves.toBeUndefined();
});

onServer('uses parallel workers only if they save more time than they take to start', async () => {
  const cost = async ({ db }: OpenedDatabase) =>
    (await db.execute(sql`show parallel_setup_cost`)) as unknown as { rows: unknown[] };
  expect((await cost(database)).rows).toEqual([{ parallel_setup_cost: '10000' }]);
  const created = await createTestDatabase();
  const configured = openPostgres(`${created.url}&options=-c%20parallel_setup_cost%3D500`, 1);
  try {
    expect((await cost(configured)).rows).toEqual([{ parallel_setup_cost: '500' }]);
  } finally {
    await configured.close();
    await created.drop();
  }
});

onServer('refuses a database that finds Latin letters only, and says how to create one that finds all', async () => {
  const created = await createTestDatabase({ isMigrated: false, options: "lc_ctype 'C'" });
  const latin = openPostgres(created.url, 1);
  try {
    await expect(latin.migrate()).rejects.toThrow(/character type C.*--locale C\.UTF-8/);
  } finally {
    await latin.close();
    await created.drop();
  }
});

import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../../test/test-database';
import { isOnPostgres } from '../../test/test-engine';
import type { OpenedDatabase } from './database';

let database: OpenedDatabase;
let stop: () => Promise<void>;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await stop();
  await database.close();
});

/** Counts notifications, and waits for a number of them. */
function ear() {
  let count = 0;
  let check = (): void => undefined;
  return {
    onNotification: () => {
      count += 1;
      check();
    },
    until: (wanted: number) =>
      new Promise<number>((resolve) => {
        check = () => count >= wanted && resolve(count);
        check();
      }),
  };
}

const change = (): Promise<unknown> =>
  database.db.execute(
    sql`insert into audit_entries (at, actor_name, actor_email, action) values (now(), 'N', 'n@b.example', 'update')`,
  );

it('is notified of an entry of the audit log when its transaction has committed', async () => {
  const { onNotification, until } = ear();
  stop = await database.listen('audit', onNotification);
  await change();
  expect(await until(1)).toBe(1);
  await database.db
    .transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('audit', '')`);
      tx.rollback();
    })
    .catch(() => undefined);
  await change();
  expect(await until(2)).toBe(2);
});

// The embedded engine has no connection that could be lost.
if (isOnPostgres) {
  it('calls again after its connection was lost, and for everything after that', async () => {
    const { onNotification, until } = ear();
    stop = await database.listen('audit', onNotification);
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'listener'`,
    );
    expect(await until(1)).toBe(1);
    await change();
    expect(await until(2)).toBe(2);
  });
}

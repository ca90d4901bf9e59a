import { sql } from 'drizzle-orm';
import { openEmbeddedTestDatabase } from '../../test/embedded-database';

it('updates the visibility map, so that counts read only indexes', async () => {
  const { db, maintain, close } = await openEmbeddedTestDatabase();
  try {
    await db.execute(sql`create table words as select n::text as word from generate_series(1, 1000) as n`);
    const pagesKnown = async () => {
      const found = await db.execute(sql`select relallvisible as pages from pg_class where relname = 'words'`);
      return (found as { rows: { pages: number }[] }).rows[0]?.pages;
    };
    expect(await pagesKnown()).toBe(0);
    await maintain();
    expect(await pagesKnown()).toBeGreaterThan(0);
  } finally {
    await close();
  }
});

it('keeps short lists of pending entries in inverted indexes', async () => {
  const { db, close } = await openEmbeddedTestDatabase();
  try {
    const found = await db.execute(
      sql`select indexdef ~ 'gin_pending_list_limit=''64''' as is_short from pg_indexes where indexdef ~ 'USING gin'`,
    );
    const { rows } = found as { rows: { is_short: boolean }[] };
    expect(rows.length).toBeGreaterThan(5);
    expect(rows).toEqual(rows.map(() => ({ is_short: true })));
  } finally {
    await close();
  }
});

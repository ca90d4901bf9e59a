import { sql } from 'drizzle-orm';
import { openEmptyDatabase } from '../../test/test-database';
import { migrationsFolder } from './migrations';
import { rowsOf } from './rows-of';

it('finds the products of an earlier release, and what its servers change', async () => {
  const database = await openEmptyDatabase(migrationsFolder);
  try {
    await database.migrate({ upTo: '0045_short-pending-lists' });
    const { db } = database;
    const at = sql`'2026-01-01', '2026-01-01', 'published', ''`;
    const columns = sql`id, created_at, updated_at, status, sort_name`;
    await db.execute(sql`insert into sectors (${columns}, slug, slug_key, name, logo, description, accent)
      values ('s', ${at}, 's', 's', 'S', '', '', 'water')`);
    await db.execute(sql`insert into subsectors (${columns}, slug, slug_key, name, description, sector_id)
      values ('u', ${at}, 'u', 'u', 'U', '', 's')`);
    const insert = (id: string, words: string) =>
      db.execute(sql`insert into products
        (${columns}, slug, slug_key, name, description, logo, subsector_id, sector_id, words, custom_fields, documents)
        values (${id}, ${at}, ${id}, ${id}, ${id}, '', '', 'u', 's', ${words}::text[], '[]', '[]')`);
    const found = async (word: string) => {
      const named = sql`select product_id as id from product_search where words && array[${word}] order by 1`;
      return (await rowsOf<{ id: string }>(db, named)).map(({ id }) => id);
    };
    await insert('old', '{pump,oil}');
    await database.migrate();
    await insert('new', '{pump,gas}');
    expect(await found('pump')).toEqual(['new', 'old']);

    await db.execute(sql`update products set words = '{valve}' where id = 'old'`);
    await db.execute(sql`delete from products where id = 'new'`);
    expect([await found('pump'), await found('valve')]).toEqual([[], ['old']]);
  } finally {
    await database.close();
  }
});

import { sql } from 'drizzle-orm';
import { openEmptyDatabase } from '../../test/test-database';
import { migrationsFolder } from './migrations';
import { rowsOf } from './rows-of';

interface Entry {
  readonly _id?: string;
}

it('gives ids to the entries of an earlier release', async () => {
  const database = await openEmptyDatabase(migrationsFolder);
  try {
    await database.migrate({ upTo: '0020_inbox-of-forms' });
    const { db } = database;
    const at = sql`'2026-01-01', '2026-01-01', 'published', ''`;
    const columns = sql`id, created_at, updated_at, status, sort_name`;
    const items = [{ title: 'One' }, { title: 'Two' }];
    const sections = [
      { _id: 's1', items },
      { _id: 's2', items: [] },
    ];
    await db.execute(sql`insert into sections (${columns}, page, kind, heading, items)
      values ('a', ${at}, 'home', 'figures', 'Today', ${JSON.stringify(items)}::jsonb)`);
    await db.execute(sql`insert into pages (${columns}, slug, slug_key, title, sections)
      values ('b', ${at}, 'safety', 'safety', 'Safety', ${JSON.stringify(sections)}::jsonb)`);
    await database.migrate();

    const [section] = await rowsOf<{ items: Entry[] }>(db, sql`select items from sections`);
    const [page] = await rowsOf<{ sections: { items: Entry[] }[] }>(db, sql`select sections from pages`);
    const id = expect.any(String) as string;
    const withIds = items.map((item) => ({ _id: id, ...item }));
    expect([section?.items, page?.sections]).toEqual([
      withIds,
      [
        { _id: 's1', items: withIds },
        { _id: 's2', items: [] },
      ],
    ]);
    const ids = [...(section?.items ?? []), ...(page?.sections[0]?.items ?? [])].map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(4);
  } finally {
    await database.close();
  }
});

it('gives ids to the parts of products and to the menu entries of an earlier release', async () => {
  const database = await openEmptyDatabase(migrationsFolder);
  try {
    await database.migrate({ upTo: '0025_language-of-emails' });
    const { db } = database;
    const fields = [{ fieldName: 'Grade', fieldType: 'text', fieldValue: 'API' }];
    const at = sql`'2026-01-01', '2026-01-01', 'published', ''`;
    const columns = sql`id, created_at, updated_at, status, sort_name`;
    await db.execute(sql`insert into sectors (${columns}, slug, slug_key, name, logo, description, accent)
      values ('s', ${at}, 's', 's', 'S', '', '', 'water')`);
    await db.execute(sql`insert into subsectors (${columns}, slug, slug_key, name, description, sector_id)
      values ('u', ${at}, 'u', 'u', 'U', '', 's')`);
    await db.execute(sql`insert into products
      (${columns}, slug, slug_key, name, description, logo, subsector_id, sector_id, words, custom_fields, documents)
      values ('p', ${at}, 'p', 'p', 'P', '', '', 'u', 's', '{}', ${JSON.stringify(fields)}::jsonb, '[]'::jsonb)`);
    const below = [{ label: 'Reports', path: '/p/reports' }];
    const navbar = [
      { label: 'Safety', path: '/p/safety', entries: below },
      { id: 'content.home', label: 'Start' },
    ];
    await db.execute(sql`insert into menus (id, created_at, updated_at, navbar)
      values ('m', '2026-01-01', '2026-01-01', ${JSON.stringify(navbar)}::jsonb)`);
    await database.migrate();

    const _id = expect.any(String) as string;
    expect(await rowsOf(db, sql`select navbar, footer from menus`)).toEqual([
      {
        navbar: [
          { _id, ...navbar[0], entries: [{ _id, ...below[0] }] },
          { _id, ...navbar[1] },
        ],
        footer: [],
      },
    ]);
    expect(await rowsOf(db, sql`select custom_fields, pictures, documents from products`)).toEqual([
      { custom_fields: [{ _id, ...fields[0] }], pictures: [], documents: [] },
    ]);
  } finally {
    await database.close();
  }
});

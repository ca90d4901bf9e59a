import { PGlite } from '@electric-sql/pglite';
import { overEngine } from './open-embedded';

it('tells the engine which pages an index may answer for, so that counts read no rows', async () => {
  const engine = await PGlite.create();
  const database = overEngine(engine);
  try {
    await engine.exec('create table words as select n::text as word from generate_series(1, 1000) as n');
    const pagesKnown = async () =>
      (await engine.query<{ pages: number }>(`select relallvisible as pages from pg_class where relname = 'words'`))
        .rows[0]?.pages;
    expect(await pagesKnown()).toBe(0);
    await database.maintain();
    expect(await pagesKnown()).toBeGreaterThan(0);
  } finally {
    await database.close();
  }
});

import { Client } from 'pg';
import { createTestDatabase } from '../../test/test-database';
import { isOnPostgres } from '../../test/test-engine';

const suite = isOnPostgres ? describe : describe.skip;

suite('the counters of changed collections', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let first: Client;
  let second: Client;
  beforeAll(async () => {
    created = await createTestDatabase();
    [first, second] = [new Client({ connectionString: created.url }), new Client({ connectionString: created.url })];
    await Promise.all([first.connect(), second.connect()]);
  });
  afterAll(async () => {
    await Promise.all([first.end(), second.end()]);
    await created.drop();
  });

  it('are raised by two transactions that change the same collections in another order', async () => {
    const begin = (client: Client) => client.query('begin; set constraints all immediate');
    const record = (client: Client, collection: string) =>
      client.query(
        `insert into audit_entries (at, actor_name, actor_email, action, collection) values (now(), '', '', 'update', $1)`,
        [collection],
      );
    await Promise.all([begin(first), begin(second)]);
    await record(first, 'news');
    let hasRecorded = false;
    const others = (async () => {
      await record(second, 'blogs');
      hasRecorded = true;
      await record(second, 'news');
      await second.query('commit');
    })();
    const isWaiting = async (): Promise<boolean> =>
      (
        await first.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows.length > 0;
    while (!hasRecorded && !(await isWaiting()));
    await record(first, 'blogs');
    await first.query('commit');
    await others;
    const { rows } = await first.query('select name, revision::int from content_revisions order by name');
    expect(rows).toEqual(
      expect.arrayContaining([
        { name: 'blogs', revision: 2 },
        { name: 'news', revision: 2 },
      ]),
    );
  });
});

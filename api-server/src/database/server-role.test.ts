import { askDatabase } from '../../test/postgres-cluster';
import { createTestDatabase } from '../../test/test-database';
import { isOnPostgres } from '../../test/test-engine';
import { MigrationsDueError } from './migrate-server';
import { openPostgres } from './open-postgres';

(isOnPostgres ? describe : describe.skip)('the role that the servers connect as', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    created = await createTestDatabase();
  });
  afterAll(() => created.drop());

  it.each([
    `update audit_entries set title = 'Forged'`,
    'delete from audit_entries',
    'truncate audit_entries',
    'alter table audit_entries disable trigger audit_is_append_only',
    'alter table audit_entries disable trigger all',
    'drop trigger audit_is_append_only on audit_entries',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
    'create trigger hide before insert on audit_entries for each row execute function suppress_redundant_updates_trigger()',
    'create rule hide as on insert to audit_entries do instead nothing',
    'alter table audit_entries owner to site',
    'set session_replication_role = replica',
    'set role postgres',
    `select setval('audit_entries_id_seq', 1)`,
    'drop table audit_entries',
    'alter table blogs add column more text',
    'create table public.more (id int)',
    'delete from migrations.applied',
  ])('cannot do: %s', async (statement) => {
    await expect(askDatabase(created.serverUrl, statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('refuses to serve a database with due migrations, and serves it once its owner has migrated it', async () => {
    const { url, serverUrl, drop } = await createTestDatabase({ isMigrated: false });
    const server = openPostgres(serverUrl, 1);
    const owner = openPostgres(url, 1, { serverRole: 'site' });
    try {
      await expect(server.migrate()).rejects.toThrow(MigrationsDueError);
      await expect(server.migrate()).rejects.toThrow(/MIGRATION_DATABASE_URL/);
      await owner.migrate();
      await server.migrate();
      await askDatabase(url, 'delete from migrations.applied');
      await expect(server.migrate()).rejects.toThrow(MigrationsDueError);
    } finally {
      await server.close();
      await owner.close();
      await drop();
    }
  });
});

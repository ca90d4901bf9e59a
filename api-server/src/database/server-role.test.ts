import { askDatabase } from '../../test/postgres-cluster';
import { createTestDatabase } from '../../test/test-database';
import { isOnPostgres } from '../../test/test-engine';
import { newId } from '../identity';
import { MigrationsDueError } from './migrate-server';
import { openDatabase } from './open';
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

  /** Opens the database as a server of production does, as another role. */
  async function openAs(role: string, settings = '') {
    const databaseUrl = created.serverUrl.replace('site@', `${role}@`) + settings;
    await (await openDatabase({ databaseUrl, databasePool: 1, siteDir: '', production: true })).close();
  }

  it('is refused in production if it may change tables, with the statement that creates another', async () => {
    const role = `role_${newId()}`;
    await askDatabase(created.url, `create role ${role} login`);
    const change = (statements: string) => askDatabase(created.url, statements);
    try {
      await openAs('site');
      await expect(openAs('postgres')).rejects.toThrow(/"postgres" of DATABASE_URL is a superuser.*create role site/);
      await change(`alter role ${role} createrole`);
      await expect(openAs(role)).rejects.toThrow(/may create roles/);
      await change(
        `alter role ${role} nocreaterole; create table of_role (id int); alter table of_role owner to ${role}`,
      );
      await expect(openAs(role)).rejects.toThrow(/owns tables/);
      await change(`drop table of_role; alter database "${new URL(created.url).pathname.slice(1)}" owner to ${role}`);
      await expect(openAs(role)).rejects.toThrow(/may create schemas/);
    } finally {
      await change(`reassign owned by ${role} to postgres; drop role ${role}`);
    }
  });

  it('needs the time limits as its own settings, where a pooler drops those of its clients', async () => {
    await expect(openAs('site', '&statement_timeout=0')).rejects.toThrow(
      /alter role site set statement_timeout = 30000/,
    );
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

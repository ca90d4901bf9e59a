import { Client, type PoolClient } from 'pg';

/** The role of a server has rights that production does not allow. */
export class PowerfulRoleError extends Error {
  override readonly name = 'PowerfulRoleError';

  constructor(role: string, reason: string) {
    super(
      `The role "${role}" of DATABASE_URL ${reason}. In production the servers connect as a role that cannot change tables. ` +
        "Create it: create role site login nosuperuser nocreatedb nocreaterole password '…'; " +
        'then set DATABASE_URL to its address and MIGRATION_DATABASE_URL to that of the role that owns the tables, ' +
        'and run "node main.js migrate", which gives the new role its rights.',
    );
  }
}

async function ask<Row extends object>(url: string, query: string): Promise<Row | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows[0];
  } finally {
    await client.end();
  }
}

export async function roleOf(url: string): Promise<string> {
  return (await ask<{ role: string }>(url, 'select current_user as role'))?.role ?? '';
}

/**
 * Checks that the role of an address cannot give itself more rights than the servers need.
 * @throws {PowerfulRoleError} when it is a superuser, may create roles, or owns the database or a table, itself or
 * through a role that it is a member of
 */
export async function requireServerRole(url: string): Promise<void> {
  const found = await ask<{ role: string; reason: string | null }>(
    url,
    `select rolname as role, case
       when rolsuper then 'is a superuser'
       when rolcreaterole then 'may create roles'
       when has_database_privilege(current_database(), 'create') then 'may create schemas in the database'
       when exists (
         select from pg_class
         where relnamespace::regnamespace::text in ('public', 'migrations') and pg_has_role(relowner, 'member')
       ) then 'owns tables'
     end as reason
     from pg_roles where rolname = current_user`,
  );
  if (found?.reason) throw new PowerfulRoleError(found.role, found.reason);
}

/**
 * Grants the role of the servers all rights on rows, except for the audit log, which it may only read and add to. It
 * owns nothing, so it cannot change a table, disable a trigger, or grant itself more.
 */
export async function grantToServers(client: PoolClient, role: string): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.audit_entries') is not null as there`,
  );
  if (!rows[0]?.there) return;
  const servers = client.escapeIdentifier(role);
  await client.query(`
    grant usage on schema public, migrations to ${servers};
    grant select on all tables in schema migrations to ${servers};
    grant usage on all sequences in schema public to ${servers};
    grant select, insert, update, delete on all tables in schema public to ${servers};
    revoke all on public.audit_entries from ${servers};
    grant select, insert on public.audit_entries to ${servers}`);
}

/** Whether the role of a connection may change tables: it owns them, or may create them in an empty database. */
export async function mayMigrate(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select coalesce(
       (select pg_has_role(relowner, 'usage') from pg_class where relname = 'audit_entries' and relnamespace = 'public'::regnamespace),
       has_database_privilege(current_database(), 'create')
     ) as may`,
  );
  return rows[0]?.may === true;
}

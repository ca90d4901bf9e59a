import { Client, type PoolClient } from 'pg';

/** The role that an address connects as. */
export async function roleOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    return rows[0]?.role ?? '';
  } finally {
    await client.end();
  }
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

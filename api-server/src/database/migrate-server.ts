import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { hasCode } from 'delivery/error-code';
import { MINUTE, SECOND } from '../clock';
import { watchFileUses } from './file-uses';
import { BOOKKEEPING, type Migration } from './migrations';
import { grantToServers, mayMigrate } from './server-role';

/** The advisory lock that lets one replica at a time migrate. Any number, as long as all agree. */
const MIGRATION_LOCK = 7_431_902_118;

/** PostgreSQL's codes for a lock timeout, a deadlock, and a statement timeout. */
const [LOCK_NOT_AVAILABLE, DEADLOCK, QUERY_CANCELED] = ['55P03', '40P01', '57014'];
const INSUFFICIENT_PRIVILEGE = '42501';

/** How long a migration may block running servers, in milliseconds. */
export interface MigrationLimits {
  /** The wait for a lock on a table; other queries of that table wait behind it. */
  readonly lock: number;
  /** The number of attempts to get its locks. */
  readonly attempts: number;
  /** The pause between two attempts, in which waiting queries run. */
  readonly pause: number;
  /** The longest statement, which keeps its locks. */
  readonly statement: number;
  /** The wait for another replica that migrates. */
  readonly turn: number;
}

export const MIGRATION_LIMITS: MigrationLimits = {
  lock: 3 * SECOND,
  attempts: 10,
  pause: 2 * SECOND,
  statement: 30 * SECOND,
  turn: 10 * MINUTE,
};

/** Building an index concurrently waits for open transactions, without blocking others. */
const INDEX_WAITS = 5 * MINUTE;

/** A migration gave way to running servers. It was rolled back and can be run again. */
export class MigrationBlockedError extends Error {
  override readonly name = 'MigrationBlockedError';
}

/** Migrations are due, and the role that found this may not run them. */
export class MigrationsDueError extends Error {
  override readonly name = 'MigrationsDueError';

  constructor() {
    super(
      'The database is not up to date with this release, and the role of DATABASE_URL may not change its tables. ' +
        'Run "node main.js migrate" with MIGRATION_DATABASE_URL set, then start the servers.',
    );
  }
}

/**
 * Text of any script is stored and normalized, and found by parts of three letters.
 *
 * @throws Error for another encoding, or a locale in which only Latin letters are letters
 */
async function checkScripts(client: PoolClient): Promise<void> {
  const create = (options: string) => `Create it again: createdb ${options} --template template0.`;
  const encoding = await valueOf<string>(client, `select current_setting('server_encoding') as value`);
  if (encoding !== 'UTF8')
    throw new Error(`The database has the encoding ${encoding}, and needs UTF8. ${create('--encoding UTF8')}`);
  const type = await valueOf<string>(
    client,
    `select datctype as value from pg_database where datname = current_database() and datctype in ('C', 'POSIX')`,
  );
  if (type !== undefined)
    throw new Error(
      `The database has the character type ${type}, in which searches find Latin letters only. ${create('--encoding UTF8 --locale C.UTF-8')}`,
    );
}

const INDEX = /^\s*create\s+index\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?\s+on\s+(?:"?public"?\.)?"?(\w+)"?/i;

/** The name of an index on an existing table; undefined for any other statement. */
function laterIndex(statement: string, { statements }: Migration): string | undefined {
  const [, name, table] = INDEX.exec(statement) ?? [];
  const isOne = !statement.trim().slice(0, -1).includes(';');
  const isNew = statements.some((other) =>
    new RegExp(`create\\s+table[^(]*"?\\b${table}\\b"?\\s*\\(`, 'i').test(other),
  );
  return isOne && !isNew ? name : undefined;
}

async function valueOf<Value>(client: PoolClient, query: string, values: unknown[] = []): Promise<Value | undefined> {
  const { rows } = await client.query<{ value: Value }>(query, values);
  return rows[0]?.value;
}

async function appliedNames(client: PoolClient): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>('select name from migrations.applied');
  return new Set(rows.map(({ name }) => name));
}

const hasPendingIndexes = (client: PoolClient): Promise<boolean | undefined> =>
  valueOf(client, 'select exists (select from migrations.pending_indexes) as value');

/** The oldest open transactions, for a message. */
async function openTransactions(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ pid: number; seconds: number; application: string }>(
    `select pid, extract(epoch from clock_timestamp() - xact_start)::int as seconds, application_name as application
       from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
       order by xact_start limit 3`,
  );
  const said = rows.map(({ pid, seconds, application }) => `process ${pid} ${application} for ${seconds} s`);
  return said.length > 0 ? `Open transactions: ${said.join(', ')}.` : '';
}

/** Waits until no other replica migrates, without a transaction, for which building an index would wait. */
async function takeTurn(client: PoolClient, { turn, pause: between }: MigrationLimits): Promise<void> {
  const until = performance.now() + turn;
  while (!(await valueOf<boolean>(client, 'select pg_try_advisory_lock($1) as value', [MIGRATION_LOCK]))) {
    if (performance.now() > until) throw new MigrationBlockedError('Another process migrates the database. Try again.');
    await pause(Math.min(between, SECOND / 4));
  }
}

interface Run {
  /** Whether servers may use the tables meanwhile. */
  readonly isLive: boolean;
  readonly limits: MigrationLimits;
  /** The role of the servers, if they do not connect as the owner of the tables. */
  readonly serverRole: string | undefined;
}

/** Runs one migration in a transaction; indexes on existing tables are noted, and built afterwards. */
async function applyOnce(client: PoolClient, migration: Migration, { isLive, limits, serverRole }: Run) {
  await client.query('begin');
  try {
    if (isLive) {
      await client.query(`set local lock_timeout = ${limits.lock}`);
      await client.query(`set local statement_timeout = ${limits.statement}`);
    }
    for (const statement of migration.statements) {
      const index = isLive ? laterIndex(statement, migration) : undefined;
      if (index === undefined) await client.query(statement);
      else {
        const note = 'insert into migrations.pending_indexes values ($1, $2) on conflict (name) do nothing';
        await client.query(note, [index, statement]);
      }
    }
    await client.query(watchFileUses());
    // Running servers may reach a new table through a trigger.
    if (serverRole !== undefined) await grantToServers(client, serverRole);
    await client.query('insert into migrations.applied (name) values ($1)', [migration.name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function apply(client: PoolClient, migration: Migration, run: Run) {
  const { isLive, limits } = run;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(client, migration, run);
    } catch (error) {
      if (isLive && hasCode(error, QUERY_CANCELED)) {
        throw new MigrationBlockedError(
          `A statement of migration ${migration.name} would keep the servers waiting for more than ` +
            `${limits.statement / SECOND} s. Nothing was changed. Stop the servers and run: node main.js migrate --servers-stopped`,
        );
      }
      if (!hasCode(error, LOCK_NOT_AVAILABLE, DEADLOCK)) throw error;
      if (attempt >= limits.attempts) {
        throw new MigrationBlockedError(
          `Migration ${migration.name} gave way: ${attempt} times it did not get its locks within ` +
            `${limits.lock / SECOND} s. Nothing was changed. ${await openTransactions(client)} Try again when they have ended.`,
        );
      }
      await pause(limits.pause);
    }
  }
}

/** Builds the noted indexes while servers read and write; an invalid one of an earlier attempt is built again. */
async function buildIndexes(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string; statement: string }>(
    'select name, statement from migrations.pending_indexes order by name',
  );
  await client.query(`set lock_timeout = ${INDEX_WAITS}`);
  for (const { name, statement } of rows) {
    const isValid = await valueOf<boolean>(
      client,
      'select indisvalid as value from pg_index where indexrelid = to_regclass($1)',
      [`public.${name}`],
    );
    if (isValid === false) await client.query(`drop index concurrently ${name}`);
    if (!isValid) {
      await client
        .query(statement.replace(/^\s*create\s+index\s+(if\s+not\s+exists\s+)?/i, 'create index concurrently '))
        .catch(async (error: unknown) => {
          if (!hasCode(error, LOCK_NOT_AVAILABLE, DEADLOCK)) throw error;
          throw new MigrationBlockedError(
            `The index ${name} is not built yet. ${await openTransactions(client)} Try again when they have ended.`,
          );
        });
    }
    await client.query('delete from migrations.pending_indexes where name = $1', [name]);
  }
}

async function migrateAlone(
  client: PoolClient,
  migrations: readonly Migration[],
  limits: MigrationLimits | undefined,
  serverRole: string | undefined,
) {
  await client.query(BOOKKEEPING);
  const applied = await appliedNames(client);
  // No server uses the tables of an empty database.
  const isLive = applied.size > 0 && limits !== undefined;
  for (const migration of migrations.filter(({ name }) => !applied.has(name))) {
    await apply(client, migration, { isLive, limits: limits ?? MIGRATION_LIMITS, serverRole });
    if (isLive) await buildIndexes(client);
  }
  if (await hasPendingIndexes(client)) await buildIndexes(client);
  if (serverRole !== undefined) await grantToServers(client, serverRole);
}

/** Whether migrations are due. @throws {MigrationsDueError} when the role cannot even read the applied ones */
async function isDue(client: PoolClient, migrations: readonly Migration[]): Promise<boolean> {
  try {
    if (!(await valueOf(client, `select to_regclass('migrations.pending_indexes')::text as value`))) return true;
    const applied = await appliedNames(client);
    return migrations.some(({ name }) => !applied.has(name)) || (await hasPendingIndexes(client)) === true;
  } catch (error) {
    throw hasCode(error, INSUFFICIENT_PRIVILEGE) ? new MigrationsDueError() : error;
  }
}

/**
 * Migrates the tables of a PostgreSQL server while servers of the previous release use them: each migration in its own
 * transaction, which gets its locks within seconds or gives way, and indexes concurrently.
 *
 * @param options.limits undefined while no server runs: statements may take as long as they need
 * @param options.serverRole gets the rights that the servers need, if they do not connect as the owner of the tables
 * @throws {MigrationBlockedError} when it had to give way
 * @throws {MigrationsDueError} when migrations are due and the role of the pool may not change tables
 */
export async function migrateServer(
  pool: Pool,
  migrations: readonly Migration[],
  { limits, serverRole }: { readonly limits: MigrationLimits | undefined; readonly serverRole?: string | undefined },
): Promise<void> {
  const client = await pool.connect();
  try {
    if (serverRole === undefined && !(await isDue(client, migrations))) return;
    if (!(await mayMigrate(client))) throw new MigrationsDueError();
    await checkScripts(client);
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await takeTurn(client, limits ?? MIGRATION_LIMITS);
    await migrateAlone(client, migrations, limits, serverRole);
  } finally {
    // With its lock and its settings.
    client.release(true);
  }
}

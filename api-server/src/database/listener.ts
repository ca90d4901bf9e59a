import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database } from './database';
import { rowsOf } from './rows-of';

/** The application name of these connections in PostgreSQL: each server process has one. */
const LISTENER = 'listener';
const RECONNECT = 500;
/** The time for a server to accept a connection, in milliseconds. */
const CONNECT_WITHIN = 2_000;

/** The number of server processes that use a PostgreSQL database; 0 for an embedded one, which a lock protects. */
export async function countServers(db: Database): Promise<number> {
  const [found] = await rowsOf<{ servers: number }>(
    db,
    sql`select count(*)::integer as servers from pg_stat_activity
      where datname = current_database() and application_name = ${LISTENER}`,
  );
  return found?.servers ?? 0;
}

/**
 * Listens to a channel of a PostgreSQL server, over a separate connection that is opened again when it is lost.
 * Notifications are lost meanwhile, so `onNotification` is called when it is back.
 *
 * @returns ends listening
 */
export async function listenOnServer(
  url: string,
  channel: string,
  onNotification: () => void,
): Promise<() => Promise<void>> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const later = (): void => {
    clearTimeout(timer);
    if (!ended) timer = setTimeout(() => void open(true), RECONNECT).unref();
  };
  const open = async (again: boolean): Promise<void> => {
    const next = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN,
      application_name: LISTENER,
    });
    // A lost connection is an error, too; the end event handles it.
    next.on('error', () => undefined);
    next.on('end', later);
    next.on('notification', onNotification);
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
      // Stopping meanwhile closed only the former connection.
      if (ended) await next.end();
      else if (again) onNotification();
    } catch {
      await next.end().catch(() => undefined);
      later();
    }
  };
  await open(false);
  return async () => {
    ended = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}

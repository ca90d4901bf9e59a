import { Client } from 'pg';

/** The application name of these connections in PostgreSQL: each server process has one. */
export const LISTENER = 'listener';
const RECONNECT = 500;
/** The time for a server to accept a connection, in milliseconds. */
const CONNECT_WITHIN = 2_000;

/**
 * Listens to a channel of a PostgreSQL server, over a separate connection that is opened again when it is lost.
 * Notifications are lost meanwhile, so `heard` is called once more when it is back.
 *
 * @returns ends listening
 */
export async function listenOnServer(url: string, channel: string, heard: () => void): Promise<() => Promise<void>> {
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
    next.on('notification', heard);
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
      // Stopping meanwhile closed only the former connection.
      if (ended) await next.end();
      else if (again) heard();
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

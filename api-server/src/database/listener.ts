import { Client } from 'pg';

/** What these connections are called in PostgreSQL: each server has one. */
export const LISTENER = 'listener';
const RECONNECT = 500;
/** How long a server may take to answer a new connection, in milliseconds. */
const CONNECT_WITHIN = 2_000;

/**
 * Hears what is notified on a channel of a PostgreSQL server, over a connection of its own that is opened again when it
 * is lost. What was notified meanwhile is lost with it, so whoever listens hears one more notice once it is back.
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
    // A lost connection says so here, too; its end is what counts.
    next.on('error', () => undefined);
    next.on('end', later);
    next.on('notification', heard);
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
      // Whoever stopped listening meanwhile closed what was there before.
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

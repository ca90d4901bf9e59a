import fp from 'fastify-plugin';
import { shutdownStateOf } from 'http-edge';
import { unavailable } from '../errors/failures';
import { missingKeys } from '../keys/sealed-columns';

/** A dependency that does not answer within this time counts as unreachable. */
const ANSWER_TIMEOUT = 5_000;
/** The mail server is not called with every probe. */
const MAIL_INTERVAL = 30_000;
const KEYS_INTERVAL = 30_000;

function patiently(check: Promise<void>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, ANSWER_TIMEOUT, false).unref());
  return Promise.race([
    check.then(
      () => true,
      () => false,
    ),
    late,
  ]);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Which of files and mail cannot be reached; they are shared by all servers. */
    degraded: () => Promise<('files' | 'mail')[]>;
  }
}

interface HealthOptions {
  pingDatabase: () => Promise<void>;
}

/** Calls a check at most once in a time, and answers with its last result in between. */
function atMostEvery<T>(pause: number, check: () => Promise<T>): () => Promise<T> {
  let last: { at: number; result: Promise<T> } | undefined;
  return () => {
    const now = Date.now();
    if (!last || now - last.at > pause) last = { at: now, result: check() };
    return last.result;
  };
}

/**
 * `/healthz`: the process runs. `/readyz`: whether database, files and mail can be reached: 503 without the database,
 * or when the server is ending. Unreachable files or mail are named as degraded, with 200: all servers share them, and
 * a 503 from all would take the whole site down. For the same reason, keys that the key file lacks are only named.
 */
export const healthPlugin = fp<HealthOptions>(
  async (app, { pingDatabase }) => {
    const pingMail = atMostEvery(MAIL_INTERVAL, () => patiently(app.services.mail.ping()));
    let loggedKeys = '';
    const lackingKeys = atMostEvery(KEYS_INTERVAL, async () => {
      const { db, keys } = app.services;
      const missing = await missingKeys(db, keys).catch(() => []);
      if (missing.length > 0 && loggedKeys !== missing.join())
        app.log.error({ missing }, 'SITE_KEYS_FILE lacks keys that seal texts of the database: restore the key file');
      loggedKeys = missing.join();
      return missing;
    });
    app.addHook('onReady', async () => void (await lackingKeys()));

    app.decorate('degraded', async () => {
      const [files, mailOk] = await Promise.all([patiently(app.services.files.ping()), pingMail()]);
      return [...(files ? [] : ['files' as const]), ...(mailOk ? [] : ['mail' as const])];
    });

    const isShuttingDown = shutdownStateOf(app);
    app.get('/healthz', async () => ({ status: 'alive' }));
    app.get('/readyz', async () => {
      if (isShuttingDown()) throw unavailable('The server is ending');
      const [database, degraded, missing] = await Promise.all([
        patiently(pingDatabase()),
        app.degraded(),
        lackingKeys(),
      ]);
      if (!database) throw unavailable('Not reachable: database');
      return {
        status: 'ready',
        ...(degraded.length > 0 && { degraded }),
        ...(missing.length > 0 && { missingKeys: missing }),
      };
    });
  },
  { name: 'health', dependencies: ['services'] },
);

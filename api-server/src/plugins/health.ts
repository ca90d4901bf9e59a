import fp from 'fastify-plugin';
import { leavingOf } from 'http-edge';
import { unavailable } from '../errors/failures';

/** A dependency that does not answer within this time counts as unreachable. */
const ANSWER_TIMEOUT = 5_000;
/** The mail server is not called with every probe. */
const MAIL_EVERY = 30_000;

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

/**
 * `/healthz`: the process runs. `/readyz`: whether database, files and mail can be reached: 503 without the database,
 * or when the server is ending. Unreachable files or mail are named as degraded, with 200: all servers share them, and
 * a 503 from all would take the whole site down.
 */
export const healthPlugin = fp<HealthOptions>(
  async (app, { pingDatabase }) => {
    let mail: { at: number; ok: Promise<boolean> } | undefined;
    const pingMail = () => {
      const now = Date.now();
      if (!mail || now - mail.at > MAIL_EVERY) mail = { at: now, ok: patiently(app.services.mail.ping()) };
      return mail.ok;
    };

    app.decorate('degraded', async () => {
      const [files, mailOk] = await Promise.all([patiently(app.services.files.ping()), pingMail()]);
      return [...(files ? [] : ['files' as const]), ...(mailOk ? [] : ['mail' as const])];
    });

    const isLeaving = leavingOf(app);
    app.get('/healthz', async () => ({ status: 'alive' }));
    app.get('/readyz', async () => {
      if (isLeaving()) throw unavailable('The server is ending');
      const [database, degraded] = await Promise.all([patiently(pingDatabase()), app.degraded()]);
      if (!database) throw unavailable('Not reachable: database');
      return { status: 'ready', ...(degraded.length > 0 && { degraded }) };
    });
  },
  { name: 'health', dependencies: ['services'] },
);

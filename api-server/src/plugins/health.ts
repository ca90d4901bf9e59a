import fp from 'fastify-plugin';
import { unavailable } from '../errors/failures';

/** A dependency that does not answer within this counts as unreachable. */
const ANSWER_TIMEOUT = 5_000;
/** A mail server is not greeted with every probe. */
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

interface HealthOptions {
  pingDatabase: () => Promise<void>;
}

/** `/healthz`: the process lives. `/readyz`: database, files and mail can be reached. */
export const healthPlugin = fp<HealthOptions>(
  async (app, { pingDatabase }) => {
    let mail: { at: number; ok: Promise<boolean> } | undefined;
    const pingMail = () => {
      const now = Date.now();
      if (!mail || now - mail.at > MAIL_EVERY) mail = { at: now, ok: patiently(app.services.mail.ping()) };
      return mail.ok;
    };

    app.get('/healthz', async () => ({ status: 'alive' }));
    app.get('/readyz', async () => {
      const [database, files, mailOk] = await Promise.all([
        patiently(pingDatabase()),
        patiently(app.services.files.ping()),
        pingMail(),
      ]);
      const missing = Object.entries({ database, files, mail: mailOk }).flatMap(([name, ok]) => (ok ? [] : [name]));
      if (missing.length > 0) throw unavailable(`Not reachable: ${missing.join(', ')}`);
      return { status: 'ready' };
    });
  },
  { name: 'health', dependencies: ['services'] },
);

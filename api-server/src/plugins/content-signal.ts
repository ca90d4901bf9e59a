import fp from 'fastify-plugin';
import { SECOND } from '../clock';
import { contentRevision } from '../content/content-revision';
import type { OpenedDatabase } from '../database/database';

/** Read and taken off by the site's server; a visitor never sees it. */
export const REVISION_HEADER = 'x-content-revision';

/** What the database notifies with every entry of the audit log, in the transaction that writes it. */
const CHANNEL = 'audit';
/** How long a question for the next revision is kept, in milliseconds: a notice that got lost costs no more than this. */
const KEPT = 5 * SECOND;

/**
 * Tells the site's server which content its pages are made of: with every change that somebody signed in has made, and
 * at `/content-revision`, an address that is not passed on to visitors. `?after=<revision>` is answered when there is
 * another one, whichever process made the change, and after five seconds at the latest.
 */
export const contentSignalPlugin = fp<Pick<OpenedDatabase, 'listen'>>(
  async (app, { listen }) => {
    const { db } = app.services;
    const waiting = new Set<() => void>();
    const wakeAll = (): void => {
      for (const wake of waiting) wake();
    };
    let stopListening: (() => Promise<void>) | undefined;
    let leaving = false;
    app.addHook('onReady', async () => {
      stopListening = await listen(CHANNEL, wakeAll);
    });
    app.addHook('preClose', async () => {
      leaving = true;
      wakeAll();
      await stopListening?.();
    });

    /** Waits for the next notice, the end of the time that is left, or until it is given up. */
    const notice = (left: number): { readonly heard: Promise<void>; readonly giveUp: () => void } => {
      let giveUp = (): void => undefined;
      const heard = new Promise<void>((resolve) => {
        const timer = setTimeout(() => giveUp(), left).unref();
        giveUp = () => {
          clearTimeout(timer);
          waiting.delete(giveUp);
          resolve();
        };
      });
      waiting.add(giveUp);
      return { heard, giveUp };
    };

    app.get<{ Querystring: { after?: unknown } }>('/content-revision', async ({ query: { after } }) => {
      const until = Date.now() + KEPT;
      for (;;) {
        // Waited for before the revision is read, so that no change falls between the two.
        const { heard, giveUp } = notice(Math.max(0, until - Date.now()));
        const revision = await contentRevision(db);
        if (revision !== after || leaving || Date.now() >= until) {
          giveUp();
          return { revision };
        }
        await heard;
      }
    });
    app.addHook('onSend', async (request, reply) => {
      const reads = request.method === 'GET' || request.method === 'HEAD';
      if (reads || reply.statusCode >= 300 || !(await request.foundSignedIn)) return;
      reply.header(REVISION_HEADER, await contentRevision(db));
    });
  },
  { name: 'content-signal', dependencies: ['services', 'session'] },
);

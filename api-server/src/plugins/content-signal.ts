import fp from 'fastify-plugin';
import { SECOND } from '../clock';
import { contentRevision } from '../content/content-revision';
import type { OpenedDatabase } from '../database/database';

/** The site's server reads and removes this header; visitors never get it. */
export const REVISION_HEADER = 'x-content-revision';

/** The shell servers hold a call of this address open all the time; visitors cannot reach it. */
export const REVISION_ADDRESS = '/content-revision';

/** The database notifies this channel with every entry of the audit log, in the transaction that writes it. */
const CHANNEL = 'audit';
/**
 * How long a request for the next revision waits, in milliseconds: the longest delay after a lost notification.
 */
const MAX_WAIT = 5 * SECOND;

/**
 * Sends the revision of the content to the site's server: with every change by a signed-in user, and at
 * `/content-revision`. `?after=<revision>` is answered when another revision exists, whichever process made the change,
 * and after five seconds at the latest.
 */
export const contentSignalPlugin = fp<Pick<OpenedDatabase, 'listen'>>(
  async (app, { listen }) => {
    const { db } = app.services;
    const waiting = new Set<() => void>();
    const wakeAll = (): void => {
      for (const wake of waiting) wake();
    };
    let stopListening: (() => Promise<void>) | undefined;
    let isShuttingDown = false;
    app.addHook('onReady', async () => {
      stopListening = await listen(CHANNEL, wakeAll);
    });
    app.addHook('preClose', async () => {
      isShuttingDown = true;
      wakeAll();
      await stopListening?.();
    });

    /** Waits for the next notification, the end of the remaining time, or until it is cancelled. */
    const nextNotification = (left: number): { readonly notified: Promise<void>; readonly cancel: () => void } => {
      let cancel = (): void => undefined;
      const notified = new Promise<void>((resolve) => {
        const timer = setTimeout(() => cancel(), left).unref();
        cancel = () => {
          clearTimeout(timer);
          waiting.delete(cancel);
          resolve();
        };
      });
      waiting.add(cancel);
      return { notified, cancel };
    };

    // At `info` each shell server would write a line every five seconds.
    const quiet = { logLevel: 'warn' } as const;
    app.get<{ Querystring: { after?: unknown } }>(REVISION_ADDRESS, quiet, async ({ query: { after } }) => {
      const until = Date.now() + MAX_WAIT;
      for (;;) {
        // Created before the revision is read, so that no change is missed in between.
        const { notified, cancel } = nextNotification(Math.max(0, until - Date.now()));
        const revision = await contentRevision(db);
        if (revision !== after || isShuttingDown || Date.now() >= until) {
          cancel();
          return { revision };
        }
        await notified;
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

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long to wait after an answer that says nothing new, and after none, in milliseconds. */
const AGAIN = 500;
/** How long an answer is waited for: the API keeps the question for five seconds. */
const ANSWER = 10_000;

/**
 * Follows which content pages are made of: asks the API for the next revision, which it answers as soon as there is one,
 * whoever made it.
 *
 * @param contentShown called with the content's revision; not while the API does not answer
 */
export function watchContent(app: FastifyInstance, api: string, contentShown: (revision: string) => void): void {
  const ending = new AbortController();
  let known = '';
  const ask = async (): Promise<boolean> => {
    const answer = await fetch(`${api}/content-revision?after=${encodeURIComponent(known)}`, {
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(ANSWER)]),
    });
    if (!answer.ok) return false;
    const { revision } = (await answer.json()) as { revision?: unknown };
    if (typeof revision !== 'string') return false;
    const isNew = revision !== known;
    known = revision;
    contentShown(revision);
    return isNew;
  };
  const watch = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      // An API that is away is told of by its own health; the pages that are kept stay as they are.
      const isNew = await ask().catch(() => false);
      if (!isNew) await pause(AGAIN, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  };
  app.addHook('onListen', async () => void watch());
  app.addHook('preClose', async () => ending.abort());
}

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** The pause after an unchanged answer, and after a failed request, in milliseconds. */
const AGAIN = 500;
/** The pause after a new revision, in milliseconds: an import changes the content many times a second. */
const CALM = 250;
/** The timeout of a request, in milliseconds: the API holds the request for five seconds. */
const ANSWER = 10_000;

/**
 * Follows the revision of the content that pages are made of: long-polls the API for the next revision, which it sends
 * as soon as the content changes.
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
      // The API's health check reports when the API is down; cached pages stay.
      const isNew = await ask().catch(() => false);
      await pause(isNew ? CALM : AGAIN, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  };
  app.addHook('onListen', async () => void watch());
  app.addHook('preClose', async () => ending.abort());
}

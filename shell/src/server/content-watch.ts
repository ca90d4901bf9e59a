import type { FastifyInstance } from 'fastify';

/** How soon a change is noticed that did not come through this server: a scheduled publication, another server's. */
const EVERY = 5_000;

/**
 * Asks the API now and then which content pages are made of.
 *
 * @param contentShown called with the content's revision; not while the API does not answer
 */
export function watchContent(app: FastifyInstance, api: string, contentShown: (revision: string) => void): void {
  const ask = async (): Promise<void> => {
    const answer = await fetch(`${api}/content-revision`, { signal: AbortSignal.timeout(EVERY) });
    if (!answer.ok) return;
    const { revision } = (await answer.json()) as { revision?: unknown };
    if (typeof revision === 'string') contentShown(revision);
  };
  // An API that is away is told of by its own health; the pages that are kept stay as they are.
  const quietly = (): void => void ask().catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    quietly();
    timer = setInterval(quietly, EVERY).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

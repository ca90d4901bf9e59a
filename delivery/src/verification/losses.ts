import type { SiteClient } from '../site/site-client';

/**
 * Asks the API which values of stored items the collections of a version would lose: sentences with the number of
 * items, and some of them. Empty if the API does not answer.
 */
export type AskLosses = (remote: string, collections: unknown) => Promise<readonly string[]>;

/** The timeout of an answer, in milliseconds. */
const ANSWER_TIMEOUT = 10_000;

function asking(ask: (remote: string, collections: Buffer) => Promise<Response>): AskLosses {
  return async (remote, collections) => {
    const answer = await ask(remote, Buffer.from(JSON.stringify(collections))).catch(() => undefined);
    if (!answer?.ok) return [];
    const { losses } = (await answer.json()) as { readonly losses?: unknown };
    return Array.isArray(losses) ? losses.map(String) : [];
  };
}

/** Asks an API server, which answers only callers that reach it without the site's gateway. */
export const lossesFrom = (api: string): AskLosses =>
  asking((remote, collections) => {
    const address = new URL('/collection-losses', api);
    address.searchParams.set('remote', remote);
    return fetch(address, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: collections.toString() },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
  });

/** Asks through the address of the site, about a front end of the team. */
export const lossesThrough = (site: SiteClient): AskLosses =>
  asking((remote, body) => site.call('collection-losses', { method: 'POST', query: { remote }, body }));

import type { DiscoveryDocument } from 'federation/discovery';
import type { Store } from '../stores/store';
import type { Finding, Judge } from '../traffic/judge';
import { PublishedReader } from './published-reader';
import { brokenRules } from './rules';
import { ServerBundles } from './server-bundles';

/**
 * Makes a judge that holds documents against every rule, over all versions that can meet. It remembers what it read of
 * published folders, so that judging again after a lost race costs little.
 */
export function makeJudge(store: Store): Judge {
  const reader = new PublishedReader(store);
  const bundles = new ServerBundles(reader);
  return (document) => brokenRules({ document, reader, bundles });
}

/** Holds an environment's present document against every rule. */
export async function verify(store: Store, environment: string): Promise<readonly Finding[]> {
  const document: DiscoveryDocument = await store.read(environment);
  return makeJudge(store)(document);
}

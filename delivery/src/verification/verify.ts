import type { DiscoveryDocument } from 'federation/discovery';
import type { Store } from '../stores/store';
import type { Finding, Validator } from '../traffic/validator';
import { PublishedReader } from './published-reader';
import { brokenRules } from './rules';
import { ServerBundles } from './server-bundles';

/**
 * Creates a validator that holds documents against every rule, over all versions that can meet. It remembers what it read of
 * published folders, so that judging again after a lost race costs little.
 */
export function createValidator(store: Store): Validator {
  const reader = new PublishedReader(store);
  const bundles = new ServerBundles(reader);
  return (document) => brokenRules({ document, reader, bundles });
}

/** Holds an environment's present document against every rule. */
export async function verify(store: Store, environment: string): Promise<readonly Finding[]> {
  const document: DiscoveryDocument = await store.read(environment);
  return createValidator(store)(document);
}

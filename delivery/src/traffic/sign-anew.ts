import { isLive, type DiscoveryDocument } from 'federation/discovery';
import { changeDocument } from '../document/change-document';
import { signPublication } from '../signing/sign-change';
import { publicationRefusal, trafficRefusal } from '../signing/verified-document';
import type { Store } from '../stores/store';
import { entriesOf, TrafficRefused, withEntries } from './traffic';

/**
 * Signs the versions of front ends, and what visitors get of them, as far as one's own key may, as they are: when one key follows
 * another. What does not count is not taken on, unless it is said that somebody has looked at it.
 *
 * @throws TrafficRefused naming what does not count
 */
export function signAnew(
  store: Store,
  environment: string,
  names: readonly string[],
  { force = false }: { readonly force?: boolean } = {},
): Promise<DiscoveryDocument> {
  const { signer, trusted } = store.signing;
  const mayPublish = (name: string): boolean => Boolean(signer && trusted?.may(signer.key, 'publish', name));
  const mayChange = (name: string): boolean => Boolean(signer && trusted?.may(signer.key, 'traffic', name));
  const taken = (document: DiscoveryDocument, name: string): DiscoveryDocument => {
    const entries = entriesOf(document, name);
    const refusals = trusted ? [trafficRefusal(trusted, environment, name, document)].filter(Boolean) : [];
    const signed = entries.map((entry) => {
      const reason = trusted && publicationRefusal(trusted, name, entry);
      if (reason === undefined && entry.extras.signature?.key === signer?.key) return entry;
      if (reason !== undefined && isLive(entry)) refusals.push(`${entry.metadata.version}: ${reason}`);
      // A version without visitors that does not count stays behind.
      if (reason !== undefined && !(force && isLive(entry))) return entry;
      if (!mayPublish(name)) return entry;
      return signPublication(store.signing, name, entry);
    });
    if (refusals.length > 0 && !force)
      throw new TrafficRefused(
        `${name} is not signed anew: ${refusals.join('; ')}. When you have looked at what visitors get, sign it with --force.`,
      );
    return withEntries(document, name, signed);
  };
  return changeDocument(
    store,
    environment,
    `sign ${names.join(' ')}`,
    (document) => names.reduce(taken, document),
    // Whoever only publishes signs versions; whoever may do neither is told so.
    names.filter((name) => mayChange(name) || !mayPublish(name)),
  );
}

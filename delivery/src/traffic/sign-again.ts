import { isLive, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import { changeDocument } from '../document/change-document';
import { signPublication } from '../signing/sign-change';
import { publicationStatement } from '../signing/statements';
import type { TrustedKeys } from '../signing/trusted-keys';
import { publicationRefusal, publisherOf, trafficRefusal } from '../signing/verified-document';
import type { Store } from '../stores/store';
import { entriesOf, TrafficRefused, withEntries } from './traffic';

/** Records who published a version, if a known key has signed that. */
function withPublisher(entry: DiscoveryEntry, name: string, trusted: TrustedKeys | undefined): DiscoveryEntry {
  const { signature } = entry.extras;
  const isKnown = signature && trusted?.isSigned(signature, publicationStatement(name, entry).text);
  return { ...entry, extras: { ...entry.extras, publisher: isKnown ? publisherOf(entry) : undefined } };
}

/**
 * Signs the unchanged versions and traffic of front ends, within the rights of the key: for the change to a new key.
 * Invalid parts are not signed, unless the caller confirms that they were checked.
 *
 * @throws TrafficRefused naming the invalid parts
 */
export function signAgain(
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
      // An invalid version without visitors is not signed.
      if (reason !== undefined && !(force && isLive(entry))) return entry;
      if (!mayPublish(name)) return entry;
      return signPublication(store.signing, name, withPublisher(entry, name, trusted));
    });
    if (refusals.length > 0 && !force)
      throw new TrafficRefused(
        `${name} is not signed again: ${refusals.join('; ')}. When you have looked at what visitors get, sign it with --force.`,
      );
    return withEntries(document, name, signed);
  };
  return changeDocument(
    store,
    environment,
    `sign ${names.join(' ')}`,
    (document) => names.reduce(taken, document),
    // A key that may only publish signs versions; a key without either right gets an error.
    names.filter((name) => mayChange(name) || !mayPublish(name)),
  );
}

import type { DiscoveryDocument, DiscoveryEntry } from 'federation/discovery';
import { changeDocument } from '../document/change-document';
import type { TrustedKeys } from '../signing/trusted-keys';
import { publicationRefusal } from '../signing/verified-document';
import type { Store } from '../stores/store';
import { assertAllowed, type Validator } from '../traffic/validator';

/**
 * Adds a version to the document with no traffic; the first version of a front end gets all of it. The history stores
 * `what`, a few words about the change.
 *
 * @param validator checks a front end's first version
 */
export function listVersion(
  store: Store,
  environment: string,
  what: string,
  entry: DiscoveryEntry,
  validator: Validator | undefined,
): Promise<DiscoveryDocument> {
  const { name } = entry.extras.manifest;
  return changeDocument(store, environment, what, async (current) => {
    const next = withEntry(current, name, entry, store.signing.trusted);
    if (next && !current.microFrontends[name]) await assertAllowed(validator, current, next);
    return next;
  });
}

function withEntry(
  document: DiscoveryDocument,
  name: string,
  entry: DiscoveryEntry,
  trusted: TrustedKeys | undefined,
): DiscoveryDocument | undefined {
  const present = document.microFrontends[name] ?? [];
  const same = present.find(({ metadata }) => metadata.version === entry.metadata.version);
  if (same) {
    if (!trusted || publicationRefusal(trusted, name, same) === undefined) return undefined;
    // The version has no valid signature of a trusted key; the bytes are the same, so the new signature replaces it.
    const signed = { ...entry, extras: { ...same.extras, ...entry.extras }, deployment: same.deployment };
    const replaced = present.map((other) => (other === same ? signed : other));
    return { ...document, microFrontends: { ...document.microFrontends, [name]: replaced } };
  }
  const added = present.length === 0 ? { ...entry, deployment: { traffic: 100, default: true } } : entry;
  return { ...document, microFrontends: { ...document.microFrontends, [name]: [...present, added] } };
}

import { parseDiscovery, revisionOf, SHELL, type DiscoveryDocument } from 'federation/discovery';
import { signChange } from '../signing/sign-change';
import { DocumentChanged, type Store } from '../stores/store';

const ATTEMPTS = 200;
/** The longest wait between two attempts, in milliseconds. */
const LONGEST_WAIT = 250;

/** Held against the schema before it is signed, and before anybody can read it. */
function valid(document: DiscoveryDocument): DiscoveryDocument {
  if (!document.microFrontends[SHELL])
    throw new Error('The shell carries the revision of the discovery document. Publish it first.');
  return parseDiscovery(JSON.stringify(document));
}

/**
 * Reads the discovery document, changes it and writes it back; when another writer was faster, does so again on what
 * that one wrote.
 *
 * @param what the change in a few words, for the history
 * @param change returns the new document, or undefined when nothing has to change; it also validates whether it may be
 * @param anew front ends whose traffic is signed although it stays the same
 * @throws whatever `change` throws, KeyUnusable, KeyRefused, and DocumentChanged after many lost races
 */
export async function changeDocument(
  store: Store,
  environment: string,
  what: string,
  change: (document: DiscoveryDocument) => Promise<DiscoveryDocument | undefined> | DiscoveryDocument | undefined,
  anew?: readonly string[],
): Promise<DiscoveryDocument> {
  for (let attempt = 1; ; attempt++) {
    const current = await store.read(environment);
    const next = await change(current);
    if (!next) return current;
    try {
      const revision = revisionOf(current) + 1;
      const signed = { environment, revision, what, current, next: valid(next) };
      const document = signChange(store.signing, signed, anew);
      await store.swap(environment, document);
      return document;
    } catch (error) {
      if (!(error instanceof DocumentChanged) || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(LONGEST_WAIT, 10 * attempt)));
    }
  }
}

import { parseDiscovery, revisionOf, SHELL, type DiscoveryDocument } from 'federation/discovery';
import { signChange } from '../signing/sign-change';
import { DocumentChanged, type Store } from '../stores/store';

const ATTEMPTS = 200;
/** The longest wait between two attempts, in milliseconds. */
const MAX_WAIT = 250;

/** Validates the document before it is signed and readers see it. */
function valid(document: DiscoveryDocument): DiscoveryDocument {
  if (!document.microFrontends[SHELL])
    throw new Error('The shell carries the revision of the discovery document. Publish it first.');
  return parseDiscovery(JSON.stringify(document));
}

/**
 * Reads the discovery document, changes it and writes it back; when another writer was faster, repeats this on that
 * writer's document. The history stores `what`, a few words about the change. The last argument lists front ends whose
 * traffic is signed although it stays the same.
 *
 * @param change returns the new document, or undefined without a change; it also checks whether the change is allowed
 * @throws any error of `change`, KeyUnusable, KeyRefused, and DocumentChanged after many lost races
 */
export async function changeDocument(
  store: Store,
  environment: string,
  what: string,
  change: (document: DiscoveryDocument) => Promise<DiscoveryDocument | undefined> | DiscoveryDocument | undefined,
  alwaysSigned?: readonly string[],
): Promise<DiscoveryDocument> {
  for (let attempt = 1; ; attempt++) {
    const current = await store.read(environment);
    const next = await change(current);
    if (!next) return current;
    try {
      const revision = revisionOf(current) + 1;
      const signed = { environment, revision, what, current, next: valid(next) };
      const document = signChange(store.signing, signed, alwaysSigned);
      await store.swap(environment, document);
      return document;
    } catch (error) {
      if (!(error instanceof DocumentChanged) || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(MAX_WAIT, 10 * attempt)));
    }
  }
}

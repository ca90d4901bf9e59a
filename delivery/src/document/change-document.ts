import { parseDiscovery, revisionOf, SHELL, type DiscoveryDocument } from 'federation/discovery';
import { DocumentChanged, type Store } from '../stores/store';
import { whoAmI } from './who';

const ATTEMPTS = 200;
/** The longest wait between two attempts, in milliseconds. */
const LONGEST_WAIT = 250;

/** Numbers the next revision and says who made it; both are kept in the shell's entries. */
function numbered(document: DiscoveryDocument, revision: number, what: string): DiscoveryDocument {
  const shell = document.microFrontends[SHELL];
  if (!shell) throw new Error('The shell carries the revision of the discovery document. Publish it first.');
  const change = { what, by: whoAmI(), at: new Date().toISOString() };
  const entries = shell.map((entry) => ({ ...entry, extras: { ...entry.extras, revision, change } }));
  const next = { ...document, microFrontends: { ...document.microFrontends, [SHELL]: entries } };
  // Held against the schema before anybody can read it.
  return parseDiscovery(JSON.stringify(next));
}

/**
 * Reads the discovery document, changes it and writes it back; when another writer was faster, does so again on what
 * that one wrote.
 *
 * @param what the change in a few words, for the history
 * @param change returns the new document, or undefined when nothing has to change; it also validates whether it may be
 * @throws whatever `change` throws, and DocumentChanged after many lost races
 */
export async function changeDocument(
  store: Store,
  environment: string,
  what: string,
  change: (document: DiscoveryDocument) => Promise<DiscoveryDocument | undefined> | DiscoveryDocument | undefined,
): Promise<DiscoveryDocument> {
  for (let attempt = 1; ; attempt++) {
    const current = await store.read(environment);
    const next = await change(current);
    if (!next) return current;
    try {
      const document = numbered(next, revisionOf(current) + 1, what);
      await store.swap(environment, document);
      return document;
    } catch (error) {
      if (!(error instanceof DocumentChanged) || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(LONGEST_WAIT, 10 * attempt)));
    }
  }
}

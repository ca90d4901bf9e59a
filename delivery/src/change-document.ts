import { revisionOf, SHELL, type DiscoveryDocument } from 'federation/discovery';
import { DocumentChanged, type LocalStore } from './local-store';

const ATTEMPTS = 50;

/** Numbers the next revision; it is kept in the shell's entries. */
function numbered(document: DiscoveryDocument, revision: number): DiscoveryDocument {
  const shell = document.microFrontends[SHELL];
  if (!shell) throw new Error('The shell carries the revision of the discovery document. Publish it first.');
  const entries = shell.map((entry) => ({ ...entry, extras: { ...entry.extras, revision } }));
  return { ...document, microFrontends: { ...document.microFrontends, [SHELL]: entries } };
}

/**
 * Reads the discovery document, changes it and writes it back; when another writer was faster, does so again on what
 * that one wrote.
 *
 * @param change returns the new document, or undefined when nothing has to change
 * @throws whatever `change` throws, and DocumentChanged after many lost races
 */
export async function changeDocument(
  store: LocalStore,
  environment: string,
  change: (document: DiscoveryDocument) => DiscoveryDocument | undefined,
): Promise<DiscoveryDocument> {
  for (let attempt = 1; ; attempt++) {
    const current = await store.read(environment);
    const next = change(current);
    if (!next) return current;
    try {
      const document = numbered(next, revisionOf(current) + 1);
      await store.swap(environment, document);
      return document;
    } catch (error) {
      if (!(error instanceof DocumentChanged) || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

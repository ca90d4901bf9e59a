import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PO from 'pofile';

/** Translations by their English text; a text with plurals has a form for each plural category of the language. */
export type Catalogue = Readonly<Record<string, readonly string[]>>;

export const messagesFolder = path.resolve(__dirname, '../../messages');

const loaded = new Map<string, Catalogue | undefined>();

function load(language: string): Catalogue | undefined {
  const file = path.join(messagesFolder, `${language}.po`);
  if (!existsSync(file)) return undefined;
  const done = PO.parse(readFileSync(file, 'utf8')).items.filter(({ msgstr, flags }) => msgstr[0] && !flags['fuzzy']);
  return Object.fromEntries(done.map(({ msgid, msgstr }) => [msgid, msgstr]));
}

/**
 * The translations of a language, without those that are missing or marked as fuzzy; undefined for a language without a
 * PO file.
 *
 * @param language one of the site's languages
 */
export function catalogueOf(language: string): Catalogue | undefined {
  if (!loaded.has(language)) loaded.set(language, load(language));
  return loaded.get(language);
}

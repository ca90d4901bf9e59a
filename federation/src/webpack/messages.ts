import PO from 'pofile';

/** The translations in a PO file by their English text, without those that are missing or marked as fuzzy. */
export function catalogueOf(source: string): Readonly<Record<string, string>> {
  const done = PO.parse(source).items.filter(({ msgstr, flags }) => msgstr[0] && !flags['fuzzy']);
  return Object.fromEntries(done.map(({ msgid, msgstr: [text = ''] }) => [msgid, text]));
}

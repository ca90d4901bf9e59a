import { SHELL } from 'federation/discovery';
import type { LiveVersion } from './combinations';
import type { PublishedReader } from './published-reader';

/** The name of the rule, for the command's output. A text without a translation is shown in English: it blocks no change. */
export const TEXTS_TRANSLATED = 'texts-translated';

/** How many texts of a version are named. */
const MAX_NAMED = 3;

function missingText(label: string, language: string, texts: number, missing: readonly string[]): string {
  const named = missing.slice(0, MAX_NAMED).map((text) => `“${text}”`);
  const more = missing.length - named.length;
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return `${label}, ${language}: ${missing.length} of ${texts} texts are not translated: ${list}.`;
}

const isForVisitors = ({ name, entry }: LiveVersion): boolean =>
  name === SHELL || Object.values(entry.extras.manifest.exposes).includes('public');

/**
 * The texts that visitors see in English, by live version and language. The languages are those of which a live version has
 * translations.
 */
export async function untranslated(live: readonly LiveVersion[], reader: PublishedReader): Promise<string[]> {
  const found = await Promise.all(
    live.filter(isForVisitors).map(async (version) => ({ version, published: (await reader.content(version)).texts })),
  );
  const languages = new Set(found.flatMap(({ published }) => Object.keys(published?.missing ?? {})));
  return found.flatMap(({ version: { label }, published }) =>
    [...languages].sort().flatMap((language) => {
      const missing = published?.missing[language];
      if (!published || !missing) return [`${label}, ${language}: no text is translated.`];
      return missing.length > 0 ? [missingText(label, language, published.texts, missing)] : [];
    }),
  );
}

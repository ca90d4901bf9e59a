import { isDeepStrictEqual } from 'node:util';
import type { ImportedText, TranslatedValue, TranslationImport } from 'api-client';
import { hashOf, isFilled, NO_TEXTS, type SavedTexts, type SourceText } from '../../content/translated-texts';
import { ApiFailure } from '../../errors/failures';
import type { Change } from '../../services';
import { findRow, requireItem } from './publication';
import { checkTexts, storedTexts } from './texts';
import type { Translatable } from './translatable';
import { translatableNamed, type Named } from './translatables';
import { saveTranslation } from './translations';

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A text in the form of its field: programs for translators know no lists. */
const inFormOf = ({ kind }: SourceText, value: TranslatedValue): TranslatedValue =>
  kind === 'lines' && typeof value === 'string' ? linesOf(value) : value;

/** A text without what programs change in it: the ends of its lines, and spaces around it. */
const comparable = (value: TranslatedValue): TranslatedValue =>
  typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').trim() : value.map((line) => line.trim());

/** The hash of the English text that was translated. */
function translatedHash(source: SourceText, given: TranslatedValue | undefined): string {
  if (given === undefined) return source.hash;
  const translated = inFormOf(source, given);
  return isDeepStrictEqual(comparable(translated), comparable(source.value)) ? source.hash : hashOf(translated);
}

interface ReadText {
  readonly source: SourceText;
  readonly value: TranslatedValue;
  /** The hash of the English text that was translated. */
  readonly hash: string;
  readonly machine: boolean;
}

/**
 * Whether an import leaves a text as it is: it is saved already. A machine's text is also left out where a person has
 * translated the same English text.
 */
function isKept({ texts, sources, drafts }: SavedTexts, { source: { name }, value, hash, machine }: ReadText): boolean {
  const [draft, isOfSame] = [drafts[name], sources[name]?.hash === hash];
  if (machine && draft) return draft.hash === hash && isDeepStrictEqual(draft.value, value);
  if (machine) return isOfSame;
  return draft === undefined && isOfSame && isDeepStrictEqual(texts[name], value);
}

/** Imports the texts of one item. */
async function importItem(
  change: Change,
  content: Translatable,
  named: Named,
  given: readonly ImportedText[],
  dryRun: boolean,
): Promise<TranslationImport> {
  const { db, clock } = change.services;
  const item = requireItem(content, await content.find(db, named.id, clock.now()));
  const { texts: sources } = item;
  const row = await findRow(db, { ...named, id: item.id });
  const filled = given.filter(({ value }) => isFilled(value));
  const sourceNamed = (field: string) => sources.find(({ name }) => name === field);
  const values = filled.map(({ field, value }) => {
    const source = sourceNamed(field);
    return [field, source ? inFormOf(source, value) : value] as const;
  });
  const { texts, errors } = checkTexts(sources, Object.fromEntries(values), (name) => name);
  const imported = new Map(filled.map((text) => [text.field, text]));
  const changed = (await storedTexts(db, texts)).flatMap(({ name, value }): ReadText[] => {
    const source = sourceNamed(name);
    if (!source || value === undefined) return [];
    const { source: translated, machine = false } = imported.get(name) ?? {};
    const read = { source, value, hash: translatedHash(source, translated), machine };
    return isKept(row ?? NO_TEXTS, read) ? [] : [read];
  });
  if (!dryRun && changed.length > 0) {
    const fields = Object.fromEntries(
      changed.map(({ source, value, hash, machine }) => [source.name, { value, sourceHash: hash, machine }]),
    );
    await saveTranslation(change, { ...named, id: item.id }, { version: row?.version ?? 0, fields });
  }
  // The path of an error in a list has the number of its line too.
  const failed = new Set(errors.map(({ path }) => path.split('.')[0]));
  return {
    changes: changed.map(({ source, value, hash, machine }) => ({
      ...{ item: item.id, title: item.title, field: source.name, label: source.label, machine },
      ...{ before: row?.texts[source.name] ?? null, value },
      state: hash !== source.hash ? 'outdated' : machine ? 'drafted' : 'done',
    })),
    unchanged: given.length - changed.length - failed.size,
    errors: errors.map(({ path, message }) => ({ item: item.id, field: path, message })),
  };
}

/**
 * Saves texts that were translated elsewhere, beside those that visitors see; those of a machine as drafts. A text that
 * cannot be saved is named, and the others are saved.
 *
 * @param dryRun nothing is saved
 * @throws as `translatableNamed`
 */
export async function importTranslations(
  change: Change,
  named: Omit<Named, 'id'>,
  texts: readonly ImportedText[],
  dryRun: boolean,
): Promise<TranslationImport> {
  const content = await translatableNamed(change.services, change.viewer, named);
  const all: TranslationImport[] = [];
  for (const id of new Set(texts.map(({ item }) => item))) {
    const given = texts.filter(({ item }) => item === id);
    try {
      all.push(await importItem(change, content, { ...named, id }, given, dryRun));
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.statusCode >= 500) throw error;
      const { message } = error;
      all.push({ changes: [], unchanged: 0, errors: given.map(({ field }) => ({ item: id, field, message })) });
    }
  }
  return {
    changes: all.flatMap(({ changes }) => changes),
    unchanged: all.reduce((sum, { unchanged }) => sum + unchanged, 0),
    errors: all.flatMap(({ errors }) => errors),
  };
}

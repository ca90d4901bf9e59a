import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { partTextName, type ContentCollection } from 'api-client/content-types';
import type { TranslatedValue } from 'api-client';
import { z } from 'zod';
import { choiceName, sourceTexts, type SourceText, type Texts } from '../content/translated-texts';
import { checkTexts } from '../modules/translations/texts';
import type { Translatable } from '../modules/translations/translatable';
import { translatables } from '../modules/translations/translatables';
import type { Content } from './content-folder';
import { check, readJson, resolveRecords } from './records';
import type { Keys } from './resolve-keys';

/** The lists of a folder of content whose items have translations, by the names of their files. */
const LISTS = {
  sectors: 'sectors',
  subsectors: 'subsectors',
  products: 'products',
  services: 'services',
  'job-postings': 'jobPostings',
  blogs: 'blogs',
  news: 'news',
  pages: 'pages',
  sections: 'sections',
  feedbacks: 'feedbacks',
  forms: 'forms',
} as const satisfies Partial<Record<ContentCollection, keyof Content>>;

/** The content of a folder with one item, by the names of their files. */
const SINGLES = { 'site-settings': 'siteSettings', 'career-banner': 'careerBanner' } as const;

type ContentRecord = Content[(typeof LISTS)[keyof typeof LISTS]][number] | Content['siteSettings' | 'careerBanner'];

/** A translation of a folder of content. */
export interface ContentTranslation {
  readonly language: string;
  readonly content: Translatable;
  /** The slug or key of the item; content with one item has the name of its collection. */
  readonly key: string;
  /** The name by which `content` finds the item. */
  readonly name: string;
  /** The item's record in English. */
  readonly record: ContentRecord;
  /** The English texts that were translated. */
  readonly english: readonly SourceText[];
  /** The translated texts, by their names. */
  readonly texts: Texts;
}

const valueSchema = z.union([z.string(), z.array(z.string())]);
/** Texts by their fields; those of parts by the ids of the parts, of words to choose from by the English words. */
interface WrittenTexts {
  readonly [field: string]: TranslatedValue | Readonly<Record<string, WrittenTexts | string>>;
}
const textsSchema: z.ZodType<WrittenTexts> = z.lazy(() =>
  z.record(z.string(), z.union([valueSchema, z.record(z.string(), z.union([z.string(), textsSchema]))])),
);
/** The translations of a collection, by the slugs or keys of the items. */
const fileSchema = z.record(z.string(), textsSchema);

/** The records of a collection by their keys. @throws Error for a collection that is not translated */
function recordsOf(all: Content, collection: string): ReadonlyMap<string, ContentRecord> {
  const [, single] = Object.entries(SINGLES).find(([name]) => name === collection) ?? [];
  if (single) return new Map([[collection, all[single]]]);
  const [, list] = Object.entries(LISTS).find(([name]) => name === collection) ?? [];
  if (!list) throw new Error(`${collection} is no content with translations`);
  const records: readonly Content[typeof list][number][] = all[list];
  return new Map(records.map((record) => ['slug' in record ? record.slug : record.key, record]));
}

const isValue = (written: WrittenTexts[string]): written is TranslatedValue =>
  typeof written === 'string' || Array.isArray(written);

/** Texts by their names: those of a part are called `<field>:<id of the part>:<name>`. */
const byName = (texts: WrittenTexts, within = ''): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, written]): [string, TranslatedValue][] =>
      isValue(written)
        ? [[within + field, written]]
        : Object.entries(written).flatMap(([key, part]): [string, TranslatedValue][] =>
            typeof part === 'string'
              ? [[choiceName(within + field, key), part]]
              : Object.entries(byName(part, partTextName(within + field, { _id: key }, ''))),
          ),
    ),
  );

/** @throws Error naming each unknown item, field and part, and each text that breaks the rules of its field */
function translationsIn(
  place: string,
  {
    language,
    content,
    records,
  }: Pick<ContentTranslation, 'language' | 'content'> & { records: ReadonlyMap<string, ContentRecord> },
  file: z.output<typeof fileSchema>,
): ContentTranslation[] {
  const errors: string[] = [];
  const found = Object.entries(file).flatMap(([key, written]): ContentTranslation[] => {
    const record = records.get(key);
    if (!record) {
      errors.push(`  ${key}: The content has no such item`);
      return [];
    }
    const english = sourceTexts(content.fields, record);
    const texts = byName(written);
    for (const { path: name, message } of checkTexts(english, texts, (one) => one).errors)
      errors.push(`  ${key}.${name}: ${message}`);
    const { nameField, collection } = content;
    const name = nameField === undefined ? collection : String(Reflect.get(record, nameField));
    return [{ language, content, key, name, record, english, texts }];
  });
  if (errors.length > 0) throw new Error(`${place} does not fit the content:\n${errors.join('\n')}`);
  return found;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * The translations of a folder of content into some languages: `translations/<language>/<collection>.json`. A language
 * without a folder has none.
 *
 * @param content the records of the folder
 * @throws Error naming everything that does not fit the content or breaks the rules of its field
 */
export async function readTranslations(
  folder: string,
  content: Content,
  languages: readonly string[],
  file: Keys['file'],
): Promise<ContentTranslation[]> {
  const all: ContentTranslation[] = [];
  for (const language of languages) {
    const below = path.join(folder, 'translations', language);
    for (const name of (await namesIn(below)).sort()) {
      const place = path.join(below, `${name}.json`);
      const found = translatables.find(({ collection }) => collection === name);
      if (!found) throw new Error(`${place}: ${name} is no content with translations`);
      const records = recordsOf(content, name);
      const written = check(place, fileSchema, await resolveRecords(folder, await readJson(below, name), file));
      all.push(...translationsIn(place, { language, content: found, records }, written));
    }
  }
  return all;
}

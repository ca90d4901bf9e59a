import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { partTextName, type ContentCollection } from 'api-client/content-types';
import type { TranslatedValue } from 'api-client';
import { z } from 'zod';
import { contentTypes } from '../content-types';
import type { ServedContentType } from '../content-types/served-content-type';
import { sourceTexts, type SourceText, type Texts } from '../content/translated-texts';
import { checkTexts } from '../modules/translations/texts';
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
} as const satisfies Partial<Record<ContentCollection, keyof Content>>;

type ContentRecord = Content[(typeof LISTS)[keyof typeof LISTS]][number];

/** A translation of a folder of content. */
export interface ContentTranslation {
  readonly language: string;
  readonly served: ServedContentType;
  /** The item's record in English. */
  readonly record: ContentRecord;
  /** The English texts that were translated. */
  readonly english: readonly SourceText[];
  /** The translated texts, by their names. */
  readonly texts: Texts;
}

const valueSchema = z.union([z.string(), z.array(z.string())]);
/** Texts by their fields; those of parts by their fields and the ids of the parts. */
interface WrittenTexts {
  readonly [field: string]: TranslatedValue | Readonly<Record<string, WrittenTexts>>;
}
const textsSchema: z.ZodType<WrittenTexts> = z.lazy(() =>
  z.record(z.string(), z.union([valueSchema, z.record(z.string(), textsSchema)])),
);
/** The translations of a collection, by the slugs or keys of the items. */
const fileSchema = z.record(z.string(), textsSchema);

const keyOf = (record: ContentRecord): string => ('slug' in record ? record.slug : record.key);

const isValue = (written: WrittenTexts[string]): written is TranslatedValue =>
  typeof written === 'string' || Array.isArray(written);

/** Texts by their names: those of a part are called `<field>:<id of the part>:<name>`. */
const byName = (texts: WrittenTexts, within = ''): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, written]): [string, TranslatedValue][] =>
      isValue(written)
        ? [[within + field, written]]
        : Object.entries(written).flatMap(([_id, part]) =>
            Object.entries(byName(part, partTextName(within + field, { _id }, ''))),
          ),
    ),
  );

/** @throws Error naming each unknown item, field and part, and each text that breaks the rules of its field */
function translationsIn(
  place: string,
  {
    language,
    served,
    records,
  }: Pick<ContentTranslation, 'language' | 'served'> & { records: readonly ContentRecord[] },
  file: z.output<typeof fileSchema>,
): ContentTranslation[] {
  const known = new Map(records.map((record) => [keyOf(record), record]));
  const errors: string[] = [];
  const found = Object.entries(file).flatMap(([key, written]): ContentTranslation[] => {
    const record = known.get(key);
    if (!record) {
      errors.push(`  ${key}: The content has no such item`);
      return [];
    }
    const english = sourceTexts(served.fields, record);
    const texts = byName(written);
    for (const { path: name, message } of checkTexts(english, texts, (one) => one).errors)
      errors.push(`  ${key}.${name}: ${message}`);
    return [{ language, served, record, english, texts }];
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
      const served = contentTypes.find(({ collection }) => collection === name);
      const list = Object.entries(LISTS).find(([collection]) => collection === name)?.[1];
      if (!served || !list) throw new Error(`${place}: ${name} is no content with translations`);
      const written = check(place, fileSchema, await resolveRecords(folder, await readJson(below, name), file));
      all.push(...translationsIn(place, { language, served, records: content[list] }, written));
    }
  }
  return all;
}

import { readContent, readContentFiles, readTranslations } from 'api-server/seeding';
import { CONTENT_FOLDER } from './content';

type Translation = Awaited<ReturnType<typeof readTranslations>>[number];

const LANGUAGES = { hi: /\p{Script=Devanagari}/u, gu: /\p{Script=Gujarati}/u };
/** The collections of which every text is translated. */
const SINGLES = ['site-settings', 'career-banner'];
const COMPLETE = [
  ...SINGLES,
  'sectors',
  'subsectors',
  'services',
  'sections',
  'feedbacks',
  'job-postings',
  'news',
  'pages',
  'forms',
];

let content: Awaited<ReturnType<typeof readContent>>;
let translations: Translation[];
beforeAll(async () => {
  const keys = new Set((await readContentFiles(CONTENT_FOLDER)).map(({ key }) => key));
  const file = (key: string) =>
    keys.has(key) ? { url: `/api/v1/files/${key.slice(5).replaceAll('/', '-')}`, size: 1 } : undefined;
  content = await readContent(CONTENT_FOLDER, file);
  translations = await readTranslations(CONTENT_FOLDER, content, Object.keys(LANGUAGES), file);
});

const into = (language: string, ...collections: string[]) =>
  translations.filter((one) => one.language === language && collections.includes(one.content.collection));
const namesIn = (some: readonly Translation[]) => some.map(({ key }) => key).sort();
/** Each text beside its English one. */
const pairs = (language: string) =>
  translations
    .filter((one) => one.language === language)
    .flatMap((one) =>
      one.english.flatMap(({ name, value: english }) => {
        const text = one.texts[name];
        return text === undefined ? [] : [{ at: `${one.content.collection} ${one.key} ${name}`, english, text }];
      }),
    );
const linesOf = (value: string | string[]) => (typeof value === 'string' ? [value] : value);
const figuresOf = (text: string) => (text.match(/\d+(?:[.,:]\d+)*/g) ?? []).sort();
const marksOf = (text: string) => text.match(/<[^>]+>|\n\n/g) ?? [];

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('the content in %s', (language) => {
  it('has every text of the collections that are complete', () => {
    const missing = into(language, ...COMPLETE).flatMap((one) =>
      one.english.flatMap(({ name }) => (name in one.texts ? [] : [`${one.content.collection} ${one.key} ${name}`])),
    );
    expect(missing).toEqual([]);
    const { sectors, subsectors, services, sections, feedbacks, jobPostings, news, pages, forms } = content;
    expect(into(language, ...COMPLETE)).toHaveLength(
      [sectors, subsectors, services, sections, feedbacks, jobPostings, news, pages, forms].reduce(
        (sum, { length }) => sum + length,
        SINGLES.length,
      ),
    );
  });

  it('has products of every sector, whose names stay as they are', () => {
    const products = into(language, 'products');
    expect(products.length).toBeGreaterThanOrEqual(12);
    for (const { texts, english } of products) {
      expect(texts).toHaveProperty('description');
      const names = english.flatMap(({ name }) => (/:(?:fieldName|title|alt)$/.test(name) ? [name] : []));
      expect(Object.keys(texts)).toEqual(expect.arrayContaining(names));
      expect(texts).not.toHaveProperty('name');
    }
    const sectorOf = new Map(content.subsectors.map(({ slug, sector }) => [slug, sector]));
    const shown = products.map(({ record }) => ('subsector' in record ? sectorOf.get(record.subsector) : undefined));
    expect(new Set(shown).size).toBe(content.sectors.length);
  });

  it('has the same items as the other languages', () => {
    for (const { collection } of new Set(translations.map((one) => one.content)))
      expect(namesIn(into(language, collection))).toEqual(namesIn(into('hi', collection)));
  });

  it('keeps the figures, the lines and the marks of each English text', () => {
    for (const { at, english, text } of pairs(language)) {
      const [lines, originals] = [linesOf(text), linesOf(english)];
      expect([at, lines.length]).toEqual([at, originals.length]);
      for (const [index, line] of lines.entries()) {
        const original = originals[index] ?? '';
        expect([at, figuresOf(line)]).toEqual([at, figuresOf(original)]);
        expect([at, marksOf(line)]).toEqual([at, marksOf(original)]);
      }
    }
  });

  it('is written in its own script, except for the numbers of standards', () => {
    const others = Object.entries(LANGUAGES).filter(([code]) => code !== language);
    for (const { at, english, text } of pairs(language)) {
      if (text === english && /^ISO[\d /A-Z]+$/.test(String(english))) continue;
      for (const line of linesOf(text)) {
        expect([at, line]).toEqual([at, expect.stringMatching(LANGUAGES[language])]);
        for (const [, script] of others) expect([at, line]).not.toEqual([at, expect.stringMatching(script)]);
      }
    }
  });
});

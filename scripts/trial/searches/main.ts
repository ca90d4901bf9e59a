import type { SearchResult } from 'api-client';
import { command } from '../../command-line/command';
import { serveFresh } from '../../site/fresh-site';
import { latinSpelling, otherSpelling, typingError, type Spelling } from './spellings';

const HELP = `npm run trial -- searches
    searches the demonstration for about 600 Hindi and Gujarati titles: as they are written, by their longest words, in
    another spelling, in Latin letters, and with a typing error; fails unless 95 % of the items, without those with
    typing errors, are among the first three results`;

const LANGUAGES = ['hi', 'gu'];
const FIRST = 3;
const LEAST = 0.95;
/** The lists whose titles are searched for, with the field of the title. */
const LISTS = [
  ['sectors', 'name'],
  ['subsectors', 'name'],
  ['services', 'title'],
  ['blogs?limit=100', 'title'],
  ['news?limit=100', 'title'],
  ['pages?limit=100', 'title'],
  ['job-postings?limit=100', 'title'],
] as const;
/** The number of words of a title that people type. */
const WORDS = 3;

interface Item {
  readonly id: string;
  readonly title: string;
}

/** Numbers from 0 to 1, the same in every run. */
function chances(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
}

async function answer<T>(origin: string, path: string, query: Readonly<Record<string, string>>): Promise<T> {
  const address = new URL(`/api/v1/${path}`, origin);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.href} answered ${response.status}.`);
  return (await response.json()) as T;
}

type Listed = Readonly<Record<string, unknown>>;

/** The items of a list whose titles are translated into a language. */
async function itemsOf(origin: string, [path, field]: (typeof LISTS)[number], locale: string): Promise<Item[]> {
  const body = await answer<Listed | readonly Listed[]>(origin, path, { locale });
  const rows = Array.isArray(body) ? body : Object.values(body).find((value) => Array.isArray(value));
  return (rows as readonly Listed[])
    .filter(({ untranslated }) => !(untranslated as readonly string[]).includes(field))
    .map((row) => ({ id: String(row['_id']), title: String(row[field]) }));
}

/** The longest words of a title, in its order. */
function longWords(title: string): string[] {
  const words = title.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  const longest = new Set(words.toSorted((a, b) => b.length - a.length).slice(0, WORDS));
  return words.filter((word) => longest.has(word));
}

const same: Spelling = (word) => word;
const KINDS: readonly (readonly [name: string, spelling: Spelling])[] = [
  ['words', same],
  ['another spelling', otherSpelling],
  ['Latin letters', latinSpelling],
];

/** A title as it is searched for, by kind. */
function searchesFor({ title }: Item, chance: () => number): (readonly [kind: string, search: string])[] {
  const words = longWords(title);
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const wrong = words.map((word) => (word === longest ? typingError(word, chance) : word));
  return [
    ['title', title],
    ...KINDS.map(([kind, spelling]) => [kind, words.map((word) => spelling(word, chance)).join(' ')] as const),
    ...(longest.length > 4 ? [['typing error', wrong.join(' ')] as const] : []),
  ];
}

async function search(origin: string): Promise<void> {
  const chance = chances();
  const found = new Map<string, { of: number; first: number }>();
  for (const locale of LANGUAGES) {
    const items = (await Promise.all(LISTS.map((list) => itemsOf(origin, list, locale)))).flat();
    for (const item of items) {
      for (const [kind, text] of searchesFor(item, chance)) {
        const { results } = await answer<{ results: SearchResult[] }>(origin, 'search', { locale, search: text });
        const isFirst = results.slice(0, FIRST).some(({ _id }) => _id === item.id);
        const sum = found.get(`${locale}, ${kind}`) ?? { of: 0, first: 0 };
        found.set(`${locale}, ${kind}`, { of: sum.of + 1, first: sum.first + (isFirst ? 1 : 0) });
        if (!isFirst) console.log(`  not found (${locale}, ${kind}): ${text} → ${item.title}`);
      }
    }
  }
  for (const [kind, { of, first }] of found) console.log(`${kind}: ${first} of ${of} among the first ${FIRST}`);
  const counted = [...found].filter(([kind]) => !kind.endsWith('typing error')).map(([, sum]) => sum);
  const share = counted.reduce((sum, { first }) => sum + first, 0) / counted.reduce((sum, { of }) => sum + of, 0);
  console.log(`${(100 * share).toFixed(1)} % of the items without typing errors`);
  if (share < LEAST) throw new Error(`Fewer than ${100 * LEAST} % of the items are among the first ${FIRST} results.`);
}

export const main = (): void =>
  command({ help: HELP, options: {} }, async () => {
    const env = { LANGUAGES: LANGUAGES.join(','), LIMIT_SEARCHES_PER_MINUTE: '100000' };
    const site = await serveFresh(0, env, () => undefined);
    try {
      await search(site.apiOrigin);
    } finally {
      await site.stop();
    }
  });

import { fold } from 'api-client';
import { sql } from 'drizzle-orm';
import type { OpenedDatabase } from '../database/database';
import { rowsOf } from '../database/rows-of';
import { openTestDatabase } from '../../test/test-database';
import { slugOf, wordsOf } from './fold';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

/** Latin to Arabic letters, those of India, and accented ones, each alone and beside a Devanagari letter. */
const BLOCKS = [
  [0, 0x6ff],
  [0x900, 0xd7f],
  [0x1e00, 0x1fff],
] as const;
const letters = BLOCKS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCharCode(first + place)),
)
  .filter((letter) => /[\p{L}\p{M}\p{N}]/u.test(letter))
  .flatMap((letter) => [letter, `न्${letter}`, `${letter}्द`]);

it('folds every letter as the database does', async () => {
  const texts = sql.param(letters);
  const rows = await rowsOf<{ folded: string }>(
    opened.db,
    sql`select folded_text(text) as folded from unnest(${texts}::text[]) with ordinality as of(text, place) order by place`,
  );
  const different = letters.flatMap((text, place) => {
    const stored = rows[place]?.folded;
    return fold(text) === stored ? [] : [`${text}: ${fold(text)}, ${stored}`];
  });
  expect(different).toEqual([]);
});

it.each([
  ['पाइपलाइन', 'पाईपलाईन'],
  ['हिन्दी', 'हिंदी'],
  ['पंप', 'पम्प'],
  ['रिफ़ाइनरी', 'रिफाइनरी'],
  ['ऑयल', 'आयल'],
  ['हूँ', 'हूं'],
  ['दुःख', 'दुख'],
  ['२०२६', '2026'],
  ['પાઇપલાઇન', 'पाइपलाइन'],
  ['ઊર્જા', 'ऊर्जा'],
  ['বিদ্যুৎ', 'बिद्युৎ'],
  ['Forêt', 'foret'],
])('compares %s and %s as equal', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

it.each([
  ['तेल', 'ताला'],
  ['कम', 'काम'],
  ['બળ', 'બોલ'],
])('distinguishes %s from %s', (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});

it('keeps a word with its vowel signs in one piece', () => {
  expect(wordsOf('सुरक्षा नियम, 2026')).toHaveLength(3);
});

it.each([
  ['Drilling Services', 'drilling-services'],
  ['Été—2 (B/C)', 'ete-2-b-c'],
  ['सुरक्षा के नियम!', 'सुरक्षा-के-नियम'],
  ['સલામતી', 'સલામતી'],
  ['!!!', ''],
])('makes of the name %s the address %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

import fc from 'fast-check';
import { cursors, keys, paths, texts } from './hostile-values.json';

/** A cursor in the format of a list, with a value that no list produces. */
const cursor = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Texts that have broken programs before. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...texts) },
  { weight: 6, arbitrary: fc.constantFrom(...cursors.map(cursor)) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.nat(400).map((length) => 'x'.repeat(length * 10)) },
);

/** Hostile HTML, up to more than any field accepts. */
const longText = fc
  .tuple(
    fc.constantFrom('<', '&', '<p>', '<img alt="', ' ', '<a href=', '<!--', 'x', 'é', "'", '%'),
    fc.constantFrom(5_000, 60_000, 510_000),
  )
  .map(([part, length]) => part.repeat(length / part.length));

const deep = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Any JSON value, where another type is expected. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 12, arbitrary: hostileText },
  {
    weight: 8,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, false, 0, -0, -1, 1, 0.1, 1.5, 1e21, 1e308, -1e308, 5e-324],
      ...[2_147_483_647, 2_147_483_648, -2_147_483_649, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e9, 1e9 + 1],
      ...[[], {}, [[]], [null], ['x'], { $ne: '' }, { length: 1 }, { toString: 1 }, [{}], ['', 'x', null]],
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(12, 25, 200).map(deep) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(51, 1_001, 20_000).map((length) => Array.from({ length }, (_, at) => `${at}`)),
  },
  { weight: 1, arbitrary: longText },
);

/** Unusual names of fields. */
export const hostileKey = fc.constantFrom(...keys);

/** Parts of an address as on the wire, escaped or not. */
export const hostilePath = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...paths) },
  { weight: 2, arbitrary: hostileText.map(encoded) },
);

/** Any text, as a part of an address. Lone surrogates are sent as the bytes of their code points. */
export function encoded(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%BD';
  }
}

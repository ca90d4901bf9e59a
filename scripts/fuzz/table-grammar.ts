import fc from 'fast-check';
import type { Body } from './multipart';

const cell = fc.constantFrom(
  ...['Water', '', '"a ""b"", c"', '"two\nlines"', "'=1+1", '=1+1', '😀', '[1]', '{"a":1}', 'true', ' '],
  ...['"never closed', 'said "so"', '"closed" early', 'x'.repeat(3_000), '\u0000', '\uFEFF'],
);
const names = fc.constantFrom(
  ...['name,logo', '_id,name', 'name', '', ',,,', 'name,name', '__proto__,constructor', 'colour', '\uFEFFname'],
  ...['n,'.repeat(5_000), 'x'.repeat(10_000)],
);
const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
/** The number of rows: up to more than a file may have. */
const count = fc.constantFrom(0, 1, 3, 30, 2_000, 100_001, 400_000);
/** The longest table. */
const MAX_TABLE_LENGTH = 8_000_000;

const table = fc.tuple(names, fc.array(cell, { maxLength: 4 }), lineEnd, count).map(([head, cells, end, rows]) => {
  const row = `${end}${cells.join(',')}`;
  return head + row.repeat(Math.min(rows, Math.floor(MAX_TABLE_LENGTH / row.length)));
});

const listed = fc
  .tuple(fc.constantFrom('{"name":"A"}', '{}', '[]', '1', '{"__proto__":{"a":1}}', `{"a":${'['.repeat(30)}`), count)
  .map(
    ([row, rows]) => `{"rows":[${`${row},`.repeat(Math.min(rows, Math.floor(MAX_TABLE_LENGTH / row.length)))}${row}]}`,
  );

/** Generated bodies of imports: tables with odd cells and many rows, lists, and truncated texts. */
export const grammarTable: fc.Arbitrary<Body> = fc
  .tuple(
    fc.oneof(
      table.map((csv) => JSON.stringify({ csv })),
      listed,
    ),
    fc.constantFrom(1, 1, 1, 0.9),
  )
  .map(([text, share]) => ({
    type: 'application/json',
    bytes: Buffer.from(text.slice(0, Math.ceil(text.length * share))),
  }));

import { CSV_START, writeCsv } from '../../text/csv';

type Items = AsyncIterable<readonly object[]>;

/** Texts as they are, missing values as an empty cell, everything else as JSON. */
const cellOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

/** A table in chunks; its first line has the names of the fields. */
export async function* csvOf(fields: readonly string[], items: Items): AsyncGenerator<string> {
  yield CSV_START + writeCsv([fields]);
  for await (const some of items) {
    const records = some.map((item) => new Map<string, unknown>(Object.entries(item)));
    yield writeCsv(records.map((record) => fields.map((field) => cellOf(record.get(field)))));
  }
}

/** The same as a JSON list. */
export async function* jsonOf(items: Items): AsyncGenerator<string> {
  let before = '[\n';
  for await (const some of items) {
    if (some.length === 0) continue;
    yield before + some.map((item) => JSON.stringify(item, null, 2)).join(',\n');
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

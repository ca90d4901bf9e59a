import { setImmediate } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';

/** A mark of the encoding, without which spreadsheets misread names. */
export const CSV_START = '\uFEFF';

/** `'` before what a spreadsheet could take for a formula, as csv-stringify writes it. */
const ESCAPED_FORMULA = /^'[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Rows by RFC 4180, each with its line end; `'` stands before what a spreadsheet could take for a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], { record_delimiter: 'windows', quote_record_delimiter: true, escape_formulas: true });
}

/** What was written into a cell: the `'` before a formula is no part of it. */
function written(cell: string): string {
  return ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** How much is read at once, in bytes: about ten milliseconds of work. */
const READ_AT_ONCE = 65_536;

/** A long text piece by piece, with others' turn in between. */
async function* pieces(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += READ_AT_ONCE) {
    yield bytes.subarray(from, from + READ_AT_ONCE);
    await setImmediate();
  }
}

async function readCells(text: string): Promise<string[][]> {
  const parser = parse({ bom: true, record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true });
  try {
    return (await Readable.from(pieces(text)).compose<typeof parser>(parser).toArray()) as string[][];
  } catch (error) {
    if (error instanceof CsvError) throw new SyntaxError(`Line ${String(error['lines'])} is not CSV`, { cause: error });
    throw error;
  }
}

/**
 * Reads CSV by RFC 4180: quoted cells, doubled quotes, line ends of any kind within and between rows.
 *
 * @returns one record per row, by the names of the first line; an empty cell is left out
 * @throws SyntaxError that names the line
 */
export async function readCsv(text: string): Promise<Record<string, string>[]> {
  const [head = [], ...rows] = await readCells(text);
  return rows
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) =>
      Object.fromEntries(head.flatMap((name, at) => (cells[at] ? [[name.trim(), written(cells[at])] as const] : []))),
    );
}

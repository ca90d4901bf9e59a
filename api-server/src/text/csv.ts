import { numberText } from 'api-client';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';

/** The byte order mark, without which spreadsheets misread accents. */
export const CSV_START = '\uFEFF';

/** Cells that csv-stringify writes with `'`, so that spreadsheets do not take them for formulas. */
const ESCAPED_FORMULA = /^'[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Rows by RFC 4180, each with its line end; cells that look like formulas get a leading `'`. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], { record_delimiter: 'windows', quote_record_delimiter: true, escape_formulas: true });
}

/** The value of a cell, without the `'` before a formula. */
function written(cell: string): string {
  return ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** The longest row, in bytes: an unclosed quote makes one row of the whole rest. */
const MAX_ROW_BYTES = 2_000_000;
/** Spreadsheets write some rows without any value; millions of them would only cost time. */
const MAX_BLANK_ROWS = 10_000;
/** The parser makes an error with a stack for each row that is shorter or longer than the first line. */
const MAX_UNEVEN_ROWS = 1000;
/** Characters that are parsed before their rows are counted. */
const PARSED_AT_ONCE = 2048;
const TOO_UNEVEN = `More than ${numberText(MAX_UNEVEN_ROWS)} rows have more or fewer cells than the first line. Save the table with a spreadsheet program.`;

/** A row of a table. */
interface CsvRow {
  /** Its number in a spreadsheet, which counts the first line and blank rows too. */
  readonly number: number;
  /** Its cells that are not empty, by the names of the first line. */
  readonly cells: Readonly<Record<string, string>>;
}

interface ParsedRow {
  readonly record: readonly string[];
  readonly info: { readonly records: number; readonly empty_lines: number };
}

/** The rows that are not blank. */
async function* recordsOf(rows: AsyncIterable<ParsedRow>): AsyncGenerator<CsvRow> {
  let head: readonly string[] | undefined;
  let blank = 0;
  let uneven = 0;
  for await (const { record: cells, info } of rows) {
    if (!head) {
      head = cells.map((name) => name.trim());
      continue;
    }
    if (cells.length !== head.length && (uneven += 1) > MAX_UNEVEN_ROWS) throw new SyntaxError(TOO_UNEVEN);
    // Iterates over the cells, not the names: a line of names may be longer than all rows together.
    const named = cells.slice(0, head.length).flatMap((cell, at) => {
      const name = head?.[at];
      return cell === '' || name === undefined ? [] : [[name, written(cell)] as const];
    });
    if (named.length > 0 || cells.some((cell) => cell !== ''))
      yield { number: info.records + info.empty_lines, cells: Object.fromEntries(named) };
    else if ((blank += 1) > MAX_BLANK_ROWS) throw new SyntaxError('The table has too many empty rows. Delete them.');
  }
}

async function* shortParts(text: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const part of text)
    for (let from = 0; from < part.length; from += PARSED_AT_ONCE) yield part.slice(from, from + PARSED_AT_ONCE);
}

/**
 * Reads CSV by RFC 4180: quoted cells, doubled quotes, line ends of any kind. Yields each row as soon as it is
 * complete.
 *
 * @param text the table, in parts of any length
 * @throws SyntaxError that names the line
 */
export async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const parser = parse({
    ...{ bom: true, record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true },
    ...{ skip_empty_lines: true, max_record_size: MAX_ROW_BYTES, info: true },
  });
  // The parser gets the errors of the text.
  pipeline(Readable.from(shortParts(text)), parser, () => undefined);
  try {
    yield* recordsOf(parser as AsyncIterable<ParsedRow>);
  } catch (error) {
    if (error instanceof CsvError) throw new SyntaxError(`Line ${String(error['lines'])} is not CSV`, { cause: error });
    throw error;
  }
}

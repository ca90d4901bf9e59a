import { IMPORT_TABLE_CHARACTERS } from 'api-client';
import { invalidField } from '../../errors/failures';
import { readCsv } from '../../text/csv';
import type { Row } from './import';
import { type JsonStream, notJson } from './json-stream';

/** A row of a file. */
export interface ReadRow {
  readonly row: Row;
  /** The number of a table's row in a spreadsheet; rows of a table have texts as cells. */
  readonly number?: number;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

async function* boundedText(text: AsyncIterable<string>): AsyncGenerator<string> {
  let characters = 0;
  for await (const part of text) {
    characters += part.length;
    if (characters > IMPORT_TABLE_CHARACTERS) throw invalidField('csv', 'The file is too long');
    yield part;
  }
}

async function* tableRows(body: JsonStream): AsyncGenerator<ReadRow> {
  if ((await body.peek()) !== '"') throw invalidField('csv', 'CSV must be text');
  try {
    for await (const { number, cells } of readCsv(boundedText(body.string()))) yield { row: cells, number };
  } catch (error) {
    throw error instanceof SyntaxError ? invalidField('csv', error.message) : error;
  }
}

async function* listedRows(body: JsonStream): AsyncGenerator<ReadRow> {
  if (!(await body.take('['))) throw invalidField('rows', 'Rows must be a list');
  if (await body.take(']')) return;
  let number = 0;
  do {
    const row = await body.value();
    if (!isRow(row)) throw invalidField(`rows.${number}`, 'A row must be an object');
    number += 1;
    yield { row };
  } while (await body.hasNext(']'));
}

/**
 * The rows of the body of an import (`importBodySchema`), as they arrive.
 * @throws 400 for a body that breaks the rules of the schema
 */
export async function* readImportBody(body: JsonStream): AsyncGenerator<ReadRow> {
  const fields: string[] = [];
  const either = () => invalidField('rows', 'Either rows or csv is required');
  await body.expect('{');
  if (await body.take('}')) throw either();
  do {
    if ((await body.peek()) !== '"') throw notJson();
    const name = String(await body.value());
    await body.expect(':');
    if (name !== 'rows' && name !== 'csv') {
      await body.value();
      continue;
    }
    if (fields.push(name) > 1) throw either();
    yield* name === 'csv' ? tableRows(body) : listedRows(body);
  } while (await body.hasNext('}'));
  if ((await body.peek()) !== '') throw notJson();
  if (fields.length === 0) throw either();
}

import { Readable } from 'node:stream';
import type { ImportedText, TranslatedValue, TranslationText } from 'api-client';
import { importedTextsSchema } from 'api-client/schemas';
import { fieldErrors } from '../../contract/validation';
import { invalid, invalidField } from '../../errors/failures';
import { CSV_START, readCsv, writeCsv } from '../../text/csv';

const COLUMNS = ['item', 'field', 'title', 'label', 'source', 'translation', 'machine'];

/** The entries of the column that say that a machine translated a text. */
const YES = ['yes', 'true', '1', 'x'];

const cellOf = (value: TranslatedValue | null): string => (Array.isArray(value) ? value.join('\n') : (value ?? ''));

/** A table of texts, with a line for each; its first line has the names of the columns. */
export async function* textsAsCsv(pages: AsyncIterable<readonly TranslationText[]>): AsyncGenerator<string> {
  yield CSV_START + writeCsv([COLUMNS]);
  for await (const texts of pages)
    yield writeCsv(
      texts.map(({ item, field, title, label, source, value, machine }) => [
        ...[item, field, title, label],
        ...[cellOf(source), cellOf(value), machine ? 'yes' : ''],
      ]),
    );
}

/**
 * The texts of a table. Lines without a translation are left out.
 *
 * @throws 400 for a file with other columns, or that is not CSV
 */
export async function textsInCsv(csv: string): Promise<ImportedText[]> {
  const texts: object[] = [];
  try {
    for await (const { cells } of readCsv(Readable.from([csv]))) {
      const { item, field, source, translation: value, machine = '' } = cells;
      if (item === undefined || field === undefined)
        throw invalidField('csv', 'Each line needs the columns “item” and “field” of the exported file');
      if (value !== undefined)
        texts.push({ item, field, value, source, machine: YES.includes(machine.trim().toLowerCase()) });
    }
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidField('csv', error.message);
    throw error;
  }
  const read = importedTextsSchema.safeParse(texts);
  if (!read.success) throw invalid(fieldErrors(read.error));
  return read.data;
}

import type { Database } from '../../database/database';
import type { ApplicationRow } from './application-entity';
import { csvRow } from './csv';
import { eachApplication, type ApplicationFilter } from './repository';

const COLUMNS: readonly (readonly [string, (row: ApplicationRow) => string])[] = [
  ['Reference', (row) => row.reference],
  ['Job', (row) => row.jobTitle],
  ['Name', (row) => row.fullName],
  ['Contact number', (row) => row.contactNumber],
  ['Email', (row) => row.email],
  ['Address', (row) => row.address],
  ['Education', (row) => row.education],
  ['Experience', (row) => row.experience],
  ['State', (row) => row.state],
  ['Received', (row) => row.createdAt.toISOString()],
  ['Consent', (row) => row.consentAt.toISOString()],
  ['Deleted on', (row) => row.purgeAt.toISOString()],
  ['Notes', (row) => row.notes.map(({ author, text }) => `${author}: ${text}`).join('\n')],
];

/** The matching applications as CSV, piece by piece: the first rows leave before the last ones are read. */
export async function* applicationsCsv(db: Database, filter: ApplicationFilter): AsyncGenerator<string> {
  // A mark of the encoding, without which spreadsheets misread names.
  yield `\uFEFF${csvRow(COLUMNS.map(([name]) => name))}`;
  let piece = '';
  for await (const row of eachApplication(db, filter)) {
    piece += csvRow(COLUMNS.map(([, valueOf]) => valueOf(row)));
    if (piece.length < 65_536) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

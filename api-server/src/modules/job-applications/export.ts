import type { Dates } from 'api-client';
import { siteDates } from '../../content/site-dates';
import type { Database } from '../../database/database';
import { CSV_START, writeCsv } from '../../text/csv';
import { answersOf, type ApplicationRow } from './application-entity';
import { applicationBatches, type ApplicationFilter, type Reader } from './repository';

/** Moments are in the site's time zone, with its offset. */
const COLUMNS: readonly (readonly [string, (row: ApplicationRow, dates: Dates) => string])[] = [
  ['Reference', (row) => row.reference],
  ['Job', (row) => row.jobTitle],
  ['Name', (row) => answersOf(row).fullName],
  ['Contact number', (row) => answersOf(row).contactNumber],
  ['Email', (row) => row.email],
  ['Address', (row) => answersOf(row).address],
  ['Education', (row) => answersOf(row).education],
  ['Experience', (row) => answersOf(row).experience],
  ['State', (row) => row.state],
  ['Received', (row, dates) => dates.iso(row.createdAt)],
  ['Consent', (row, dates) => dates.iso(row.consentAt)],
  ['Will be deleted on', (row, dates) => dates.iso(row.purgeAt)],
  ['Scores', (row) => row.scores.map(({ author, score }) => `${author}: ${score}`).join('\n')],
  [
    'Interviews',
    (row, dates) => row.interviews.map(({ startsAt, place }) => `${dates.iso(startsAt)}: ${place}`).join('\n'),
  ],
  ['Notes', (row) => row.notes.map(({ author, text }) => `${author}: ${text}`).join('\n')],
];

/** The matching applications as CSV, chunk by chunk: the first rows are sent before the last ones are read. */
export async function* applicationsCsv(
  db: Database,
  reader: Reader,
  filter: ApplicationFilter,
): AsyncGenerator<string> {
  yield CSV_START + writeCsv([COLUMNS.map(([name]) => name)]);
  const dates = await siteDates(db);
  for await (const rows of applicationBatches(db, reader, filter))
    yield writeCsv(rows.map((row) => COLUMNS.map(([, valueOf]) => valueOf(row, dates))));
}

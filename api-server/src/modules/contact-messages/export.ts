import type { ContactMessage, Dates } from 'api-client';
import { siteDates } from '../../content/site-dates';
import type { Database } from '../../database/database';
import { CSV_START, writeCsv } from '../../text/csv';
import { toContactMessages } from './message-entity';
import { messageBatches, type ContactMessageFilter, type Reader } from './repository';

/** Moments are in the site's time zone, with its offset. */
const COLUMNS: readonly (readonly [string, (message: ContactMessage, dates: Dates) => string])[] = [
  ['Reference', ({ reference }) => reference],
  ['Received', ({ createdAt }, dates) => dates.iso(new Date(createdAt))],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Company', ({ company }) => company],
  ['Topic', ({ topic }) => topic],
  ['Message', ({ message }) => message],
  ['Products', ({ products }) => products.map(({ name }) => name).join('\n')],
  ['State', ({ state }) => state],
  ['Owner', ({ ownerName }) => ownerName],
  ['Reminder', ({ remindOn }) => remindOn ?? ''],
  ['Notes', ({ notes }) => notes.map(({ author, text }) => `${author}: ${text}`).join('\n')],
];

/** The matching messages as CSV, chunk by chunk: the first rows are sent before the last ones are read. */
export async function* messagesCsv(
  db: Database,
  reader: Reader,
  filter: ContactMessageFilter,
  now: Date,
): AsyncGenerator<string> {
  yield CSV_START + writeCsv([COLUMNS.map(([name]) => name)]);
  const dates = await siteDates(db);
  for await (const rows of messageBatches(db, reader, filter, now)) {
    const messages = await toContactMessages(db, rows, now);
    yield writeCsv(messages.map((message) => COLUMNS.map(([, valueOf]) => valueOf(message, dates))));
  }
}

import { slugKey } from 'api-client';
import { siteDates } from '../../content/site-dates';
import { insertRow } from '../../content/stored-content-type';
import { newColumns } from '../../content-types/writes';
import { reportMessages, reports } from '../../database/schema';
import { hashSecret, newId, newReadableSecret, newReference } from '../../identity';
import type { Services } from '../../services';
import { sortKey } from '../../text/fold';
import { findReportForm, readReport, reportsOf } from './report-form';
import { normalKey } from './report-key';

/**
 * Stores a report without a name. Nothing that is stored has a time, neither its moments nor the id made from one: each is
 * the beginning of the day. No revision, event or email has its contents. A filled honeypot gets the same answer and stores
 * nothing.
 *
 * @returns the key, of which only a hash is stored
 * @throws 400 naming wrong fields, 404 for a form that takes no reports
 */
export async function sendReport({ db, clock }: Services, formId: string, body: unknown): Promise<string> {
  const now = clock.now();
  const form = await findReportForm(db, formId, now);
  const { answers, isRobot } = readReport(form, body);
  const served = await reportsOf(db, form);
  const key = newReadableSecret();
  if (isRobot) return key;
  const dates = await siteDates(db);
  const day = dates.dayOf(now);
  const begun = dates.startOf(day);
  const reference = newReference('S');
  const [id, slug] = [newId(begun), reference.toLowerCase()];
  await db.transaction(async (tx) => {
    const { given, absent } = await newColumns(tx, served, { name: reference }, begun);
    await insertRow(tx, served, {
      ...given,
      ...absent,
      ...{ id, slug, slugKey: slugKey(slug), createdAt: begun, updatedAt: begun, sortName: sortKey(reference) },
      ...{ status: 'draft', publishAt: null },
    });
    await tx.insert(reports).values({ id, keyHash: hashSecret(normalKey(key)) });
    await tx
      .insert(reportMessages)
      .values({ reportId: id, position: 0, sender: 'sender', answers, day, announced: false });
  });
  return key;
}

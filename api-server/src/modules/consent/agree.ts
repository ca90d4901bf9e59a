import { ENGLISH, RETENTION_PERIODS, type GivenConsent } from 'api-client';
import { sections as sectionType } from 'api-client/content-types';
import { and, asc, eq } from 'drizzle-orm';
import { hashOf } from '../../content/translated-texts';
import { publicOnly } from '../../content/visibility';
import { entityOfRow } from '../../content-types/entities';
import { itemsInLanguage } from '../../content-types/items-in-language';
import type { Database } from '../../database/database';
import { agreedNotices, sections } from '../../database/schema';
import { escapeHtml } from '../../text/escape-html';

interface Agreement {
  /** The language of the page; undefined for English. */
  readonly language: string | undefined;
  /** The sentence of the form, if it is content; sentences of code are those of the release. */
  readonly sentence?: string;
  readonly now: Date;
}

/** The privacy notice as the privacy page shows it in a language; the periods are in English. */
async function noticeText(db: Database, { language, sentence, now }: Agreement): Promise<string> {
  const rows = await db
    .select()
    .from(sections)
    .where(and(eq(sections.page, 'privacy'), eq(sections.visible, true), publicOnly(sections, now)))
    .orderBy(asc(sections.order), asc(sections.id));
  const shown = rows.map((row) => entityOfRow(sectionType, row, now));
  const parts = await itemsInLanguage(db, sectionType, language, shown);
  const periods = RETENTION_PERIODS.map(([what, howLong]) => `<p>${escapeHtml(`${what}: ${howLong}`)}</p>`);
  return [
    ...(sentence ? [`<p>${escapeHtml(sentence)}</p>`] : []),
    ...parts.map(({ heading, text }) => `<h2>${escapeHtml(heading)}</h2>${text}`),
    ...periods,
  ].join('\n');
}

/**
 * Notes which privacy notice a visitor agrees to: its text in the language of the page is stored once. Pass the transaction
 * of the record that keeps the result.
 */
export async function agree(tx: Database, agreement: Agreement): Promise<GivenConsent> {
  const language = agreement.language ?? ENGLISH;
  const text = await noticeText(tx, agreement);
  const id = hashOf([language, text]);
  await tx.insert(agreedNotices).values({ id, language, text, since: agreement.now }).onConflictDoNothing();
  return { notice: id, language };
}

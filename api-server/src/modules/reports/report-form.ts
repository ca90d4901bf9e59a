import type { Form, ReportForm } from 'api-client';
import { answersOf, collectionType, forms, FORMS, answersName, reportDefinition } from 'api-client/content-types';
import { publicFormSchema, schemasOf } from 'api-client/calls';
import { eq } from 'drizzle-orm';
import { isPublic } from '../../content/columns';
import { parsed } from '../../contract/validation';
import { entityOfRow } from '../../content-types/entities';
import { itemInLanguage } from '../../content-types/items-in-language';
import { liveCollection } from '../../content-types/collections/served-collections';
import type { ServedContentType } from '../../content-types/served-content-type';
import type { Database } from '../../database/database';
import { forms as formRows } from '../../database/schema';
import { notFound } from '../../errors/failures';

/**
 * A published form for reports without a name.
 *
 * @param language the language of its texts; undefined for English
 * @throws 404
 */
export async function findReportForm(db: Database, id: string, now: Date, language?: string): Promise<ReportForm> {
  const [form] = await db.select().from(formRows).where(eq(formRows.id, id));
  if (!form?.anonymous || !isPublic(form, now)) throw notFound('Form');
  const english: Form = entityOfRow(forms, form, now);
  const { title, introduction, questions, agreement, button, keptMonths, thanks, locale, untranslated } =
    await itemInLanguage(db, forms, language, english);
  const shown = { _id: id, title, introduction, questions, agreement, button, keptMonths, thanks };
  return locale === undefined ? shown : { ...shown, locale, untranslated };
}

/** The collection of the reports of a form. @throws 404 */
export async function reportsOf(db: Database, { _id }: ReportForm): Promise<ServedContentType> {
  const served = await liveCollection(db, answersOf(_id));
  if (!served?.type.publicForm?.anonymous) throw notFound('Form');
  return served;
}

interface ReadReport {
  readonly answers: { readonly label: string; readonly value: string }[];
  /** Whether the field that people never see is filled in. */
  readonly isRobot: boolean;
}

const shown = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : '';
  return String(value ?? '');
};

/** The answers that were sent, with the questions as they were then. @throws 400 naming wrong fields */
export function readReport(form: ReportForm, body: unknown): ReadReport {
  const definition = reportDefinition(form);
  const type = collectionType(FORMS, answersName(form._id), definition);
  const { fields, publicForm } = type;
  if (!publicForm) throw notFound('Form');
  const values: Readonly<Record<string, unknown>> = parsed(publicFormSchema(publicForm, schemasOf(type).body), body);
  const answers = Object.entries(fields).flatMap(([name, { label }]) => {
    const value = shown(values[name]);
    return value === '' ? [] : [{ label, value }];
  });
  return { answers, isRobot: Boolean(values['website']) };
}

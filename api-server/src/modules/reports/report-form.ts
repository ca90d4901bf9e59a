import type { ReportForm } from 'api-client';
import { answersOf, collectionType, FORMS, answersName, reportDefinition } from 'api-client/content-types';
import { publicFormSchema, schemasOf } from 'api-client/calls';
import { eq } from 'drizzle-orm';
import { isPublic } from '../../content/columns';
import { parsed } from '../../contract/validation';
import { liveCollection } from '../../content-types/collections/served-collections';
import type { ServedContentType } from '../../content-types/served-content-type';
import type { Database } from '../../database/database';
import { forms } from '../../database/schema';
import { notFound } from '../../errors/failures';

/** A published form for reports without a name. @throws 404 */
export async function findReportForm(db: Database, id: string, now: Date): Promise<ReportForm> {
  const [form] = await db.select().from(forms).where(eq(forms.id, id));
  if (!form?.anonymous || !isPublic(form, now)) throw notFound('Form');
  const { title, introduction, questions, agreement, button, keptMonths, thanks } = form;
  return { _id: id, title, introduction, questions, agreement, button, keptMonths, thanks };
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

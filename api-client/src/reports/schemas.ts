import * as z from 'zod';
import { itemQuerySchema } from '../validation/list-query';
import { formSchemas } from '../forms/schemas';
import { answer, changeAnswer } from '../validation/answer';
import { idParams, pathPart } from '../validation/entity';
import { line, text } from '../validation/text';

const MAX_KEY = 60;

/** A message of a report. The first one has the answers to the form's questions in place of a text. */
const reportMessageSchema = z.object({
  from: z.enum(['sender', 'company']),
  text: z.string(),
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The day, `2026-11-24`. No time is stored: it could be compared with other logs. */
  day: z.string(),
});
export type ReportMessage = z.output<typeof reportMessageSchema>;

const reportSchema = z.object({
  /** The title of its form. */
  title: z.string(),
  reference: z.string(),
  state: z.enum(['New', 'In progress', 'Done']),
  messages: z.array(reportMessageSchema),
});
export type Report = z.output<typeof reportSchema>;

const reportFormSchema = formSchemas.entity.pick({
  ...{ _id: true, title: true, introduction: true, questions: true },
  ...{ agreement: true, button: true, keptMonths: true, thanks: true },
  ...{ locale: true, untranslated: true },
});
export type ReportForm = z.output<typeof reportFormSchema>;

const keyBody = { key: line('Key', MAX_KEY) };
const messageBody = { text: text('Message') };
const formParams = z.object({ form: pathPart });
const reportAnswer = changeAnswer({ report: reportSchema });

export const reportCalls = {
  fetchReportForm: { params: formParams, query: itemQuerySchema, answer: answer({ form: reportFormSchema }) },
  sendReport: {
    params: formParams,
    /** The fields of the form, `consent`, and `website`, which people never see. */
    body: z.record(z.string(), z.unknown()),
    answer: changeAnswer({ key: z.string() }),
  },
  openReport: { body: z.object(keyBody), answer: answer({ report: reportSchema }) },
  addToReport: { body: z.object({ ...keyBody, ...messageBody }), answer: reportAnswer },
  fetchReport: { params: idParams, answer: answer({ report: reportSchema }) },
  replyToReport: { params: idParams, body: z.object(messageBody), answer: reportAnswer },
};

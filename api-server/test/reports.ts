import type { Form, Report } from 'api-client';
import { sql } from 'drizzle-orm';
import { runCleanupJobs } from '../src/plugins/cleanup-jobs';
import type { Authorization } from './accounts';
import type { TestApp } from './harness';

/** A form for reports without a name, whose first question has to be answered. */
export const SPEAK_UP = {
  title: 'Tell us what went wrong',
  agreement: 'I have read how my report is stored.',
  button: 'Send the report',
  anonymous: true,
  keptMonths: 12,
  desk: 'Press',
  questions: [
    { label: 'What happened?', kind: 'text', required: true },
    { label: 'Where?', kind: 'line' },
    { label: 'It goes on', kind: 'flag' },
  ],
};

/** A report in the list of the administration. */
interface ListedReport {
  readonly _id: string;
  readonly name: string;
  readonly state: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The name of the field with the answer to the first question. */
export const firstField = ({ questions }: Form): string => `q${questions[0]?._id}`;

/** The path of the calls of a form for reports. */
export const reportPath = ({ _id }: Form): string => `/reports/forms/${_id}`;

/** The path of the collection of its reports. */
export const inboxPath = ({ _id }: Form): string => `/x/forms/f${_id}`;

/** The actions of senders and editors in a test. */
export function reportsOn(site: TestApp, editor: Authorization) {
  const open = (key: string) => site.post('/reports/thread', { key });
  return {
    add: async (changes: object = {}): Promise<Form> =>
      (await site.post('/forms', { ...SPEAK_UP, ...changes }, editor)).json<{ form: Form }>().form,
    /** Sends a report. @returns its key */
    send: async (form: Form, text: string): Promise<string> =>
      (await site.post(reportPath(form), { [firstField(form)]: text, consent: true })).json<{ key: string }>().key,
    open,
    opened: async (key: string): Promise<Report> => (await open(key)).json<{ report: Report }>().report,
    inbox: async (form: Form): Promise<ListedReport[]> =>
      (await site.get(`${inboxPath(form)}?status=all`, editor)).json<{ items: ListedReport[] }>().items,
    runJobs: () =>
      runCleanupJobs(site.services, (error) => {
        throw error;
      }),
    /** Every row of every table, by table. */
    everyRow: async (): Promise<Readonly<Record<string, string>>> => {
      const { db } = site.services;
      const tables = (await db.execute(
        sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
      )) as { rows: { name: string }[] };
      const rows: Record<string, string> = {};
      for (const { name } of tables.rows)
        rows[name] = JSON.stringify(await db.execute(sql`select * from ${sql.identifier(name)}`));
      expect(tables.rows.length).toBeGreaterThan(20);
      return rows;
    },
  };
}

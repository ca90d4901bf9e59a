import { addToReport, openReport, postFailureOf, textOf } from 'api-client';
import { data } from 'react-router-dom';
import { callApi, type AppStore } from 'shared-store';
import { KEY, TEXT, type ReportAnswer } from './report-thread-answer';

/** Opens the report of a posted key, or adds a message to it. */
export async function reportThreadAction(store: AppStore, request: Request) {
  const form = await request.formData();
  const key = textOf(form, KEY);
  const open = async () => (await store.dispatch(callApi(openReport, { body: { key } }))).report;
  const failed = (error: unknown, known: Omit<ReportAnswer, 'error'>) => {
    const { status, message } = postFailureOf(error);
    return data<ReportAnswer>({ ...known, error: message }, { status });
  };
  try {
    if (!form.has(TEXT)) return data<ReportAnswer>({ key, report: await open() });
  } catch (error) {
    return failed(error, { key });
  }
  const text = textOf(form, TEXT);
  try {
    const { report } = await store.dispatch(callApi(addToReport, { body: { key, text } }));
    return data<ReportAnswer>({ key, report, isAdded: true });
  } catch (error) {
    const report = await open().catch(() => undefined);
    return failed(error, { key, text, ...(report && { report }) });
  }
}

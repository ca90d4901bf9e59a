import { fetchReportForm, postItem, reportDefinition, sendReport, type RefusedItem } from 'api-client';
import { notFound } from 'federation/contract';
import { data } from 'react-router-dom';
import { callApi, isNotFound, readOf, type AppStore } from 'shared-store';

/** The answer to a posted report: its key, which is shown once, or the reasons why it was refused. */
export type PostedReport = { readonly key: string } | { readonly refused: RefusedItem };

/**
 * Sends a report. The answer is rendered at once, without a redirect: the key is in no address. Nothing identifies the call,
 * so that a report that is sent twice is two reports.
 *
 * @throws 404 when the form is not published
 */
export async function reportFormAction(store: AppStore, request: Request, id: string) {
  const params = { form: id };
  const found = await store.dispatch(readOf(fetchReportForm).initiate({ params }));
  if (isNotFound(found.error)) notFound();
  if (!found.data) throw found.error;
  let key = '';
  const answer = await postItem(await request.formData(), reportDefinition(found.data), async (body) => {
    ({ key } = await store.dispatch(callApi(sendReport, { params, body })));
  });
  return answer
    ? data<PostedReport>({ refused: answer.refused }, { status: answer.status })
    : data<PostedReport>({ key });
}

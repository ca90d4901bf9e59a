import { addCollectionItem, answersName, fetchForm, formCollection, FORMS, postItem, SEE_OTHER } from 'api-client';
import { notFound, readSearch } from 'federation/contract';
import { data, redirect } from 'react-router-dom';
import { callApi, isNotFound, readOf, type AppStore } from 'shared-store';
import { uploadAttachment } from 'shared-store/collection';
import { pages } from '../remote';
import type { RefusedForm } from './form-section';
import { byId } from './forms';

/** Handles a form of a page, which the address of the request names. @throws 404 when the form is not published */
export async function formAction(store: AppStore, request: Request) {
  const id = readSearch(pages['own-page'], request.url).get('form') ?? '';
  const found = await store.dispatch(readOf(fetchForm).initiate(byId(id)));
  if (isNotFound(found.error)) notFound();
  if (!found.data) throw found.error;
  const params = { remote: FORMS, collection: answersName(id) };
  const answer = await postItem(
    await request.formData(),
    formCollection(found.data),
    (body, idempotencyKey) => store.dispatch(callApi(addCollectionItem, { params, body, idempotencyKey })),
    (file) => store.dispatch(uploadAttachment(file)),
  );
  if (answer) return data<RefusedForm>({ form: id, refused: answer.refused }, { status: answer.status });
  return redirect(`?${new URLSearchParams({ sent: id })}#form-${answersName(id)}`, SEE_OTHER);
}

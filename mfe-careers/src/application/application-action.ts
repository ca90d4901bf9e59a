import {
  createJobApplication,
  fieldMessagesOf,
  idempotencyKeyOf,
  INVALID,
  PDF_UPLOAD,
  postFailureOf,
  SEE_OTHER,
  textOf,
} from 'api-client';
import { data, redirect } from 'react-router-dom';
import { callApi, type AppStore } from 'shared-store';
import { uploadPdf } from 'shared-store/collection';
import {
  APPLICATION_FORM,
  CHECK_FIELDS,
  checkApplication,
  FIELD_ORDER,
  NOT_A_PDF,
  refusalOf,
  type ApplicationAnswer,
  type FormError,
  type PostedResume,
} from './application-rules';
import { SENT_QUERY } from './application-sent';
import { CODE } from './code-field';
import { readTexts } from './form-values';
import { isPdf } from './resume-check';
import { UPLOADED_RESUME, RESUME } from './resume-field';

const AWAY = 500;

/** The reason to refuse a resume, and the status of the response. */
interface ResumeError {
  readonly status: number;
  readonly message: string;
}

function uploadedResume(form: FormData): PostedResume | undefined {
  const fileUrl = textOf(form, UPLOADED_RESUME.fileUrl);
  return fileUrl ? { fileUrl, name: textOf(form, UPLOADED_RESUME.name) || 'Resume' } : undefined;
}

/**
 * The resume of a posted form: uploads a newly chosen file, otherwise returns the one that is already on the server.
 */
async function takeResume(store: AppStore, form: FormData): Promise<{ resume?: PostedResume; error?: ResumeError }> {
  const file = form.get(RESUME);
  const uploaded = uploadedResume(form);
  if (!(file instanceof File) || file.name === '') return { resume: uploaded };
  if (file.size > PDF_UPLOAD.maxBytes)
    return { resume: uploaded, error: { status: 413, message: PDF_UPLOAD.tooLarge } };
  if (!(await isPdf(file))) return { resume: uploaded, error: { status: 415, message: NOT_A_PDF } };
  try {
    const fileUrl = await store.dispatch(uploadPdf(file));
    return { resume: { fileUrl, name: file.name } };
  } catch (error) {
    return { resume: uploaded, error: postFailureOf(error) };
  }
}

/** Handles an application posted by a browser without scripts, with the same validation. */
export async function applicationAction(store: AppStore, request: Request, jobId: string | undefined) {
  const form = await request.formData();
  const texts = readTexts(form);
  const consent = form.get('consent') !== null;
  const code = textOf(form, CODE).trim();
  const { resume, error } = await takeResume(store, form);
  const refuse = (status: number, formError: FormError, shown = resume) => {
    // Without the API the page has no job to show the form with; the shell returns the input to the visitor.
    if (status >= AWAY) throw data(formError.heading, { status });
    const asksCode = form.has(CODE) || formError.fields.code !== undefined;
    return data<ApplicationAnswer>(
      { texts, consent, asksCode, ...(shown && { resume: shown }), formError },
      { status },
    );
  };
  if (error) return refuse(error.status, { heading: error.message, fields: { resume: error.message } });
  const values = { ...texts, resume: resume?.fileUrl ?? '', consent };
  const found = checkApplication(jobId, values);
  if (found || !jobId) return refuse(INVALID, found ?? { heading: CHECK_FIELDS, fields: {} });
  const website = textOf(form, 'website');
  const body = { ...values, jobId, consent: true as const, ...(website && { website }), ...(code && { code }) };
  try {
    await store.dispatch(callApi(createJobApplication, { body, idempotencyKey: await idempotencyKeyOf(body) }));
  } catch (error) {
    const { status, message } = postFailureOf(error);
    const fields = fieldMessagesOf(error, FIELD_ORDER);
    // A resume that the server has deleted must be chosen again.
    return refuse(status, refusalOf(status, message, fields), fields.resume ? undefined : resume);
  }
  return redirect(`?${SENT_QUERY}#${APPLICATION_FORM}`, SEE_OTHER);
}

import type { AnswerOf, AnyEndpoint, CallArguments } from 'api-client';
import type { PdfRequest } from './site-services';
import type { AppThunk } from './store';

/**
 * Makes a call outside the cache: an upload with progress, a form that is sent once. Resolves to the whole answer,
 * rejects with the client's `ApiError`; `messageOf` returns the message for a toast.
 */
export function callApi<E extends AnyEndpoint>(
  endpoint: E,
  ...options: CallArguments<E>
): AppThunk<Promise<AnswerOf<E>>> {
  return (_dispatch, _getState, { call }) => call(endpoint, ...options);
}

/** Loads a PDF and saves it as `{name}-document.pdf`; fails with the messages of the specification, section 8. */
export function downloadPdf(pdf: PdfRequest): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, services) => {
    if (!services.downloadPdf) throw new Error('This store was made without downloadPdf');
    await services.downloadPdf(pdf);
  };
}

import axios from 'axios';
import type { Progress } from '../call';
import { ApiError } from './api-error';
import { toApiError } from './failure';
import { absoluteAddress, isOwnOrigin } from './origin';
import { progressOf } from './progress';

export const PDF_NOT_AVAILABLE = 'PDF not available for download';
export const PDF_DOWNLOAD_FAILED = 'Failed to download PDF. Please try again.';

export interface PdfSource {
  /** With the prefix, as for `createClient`. */
  baseUrl: string;
  /** The address of the PDF; empty if it is missing. */
  url: string | null | undefined;
  getToken?: () => string | null | undefined;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/**
 * Reads a PDF (specification, sections 7 and 8). The bearer token goes to the API's own origin only.
 * Fails with an `ApiError` whose message is the specification's.
 */
export async function fetchPdf({ baseUrl, url, getToken, signal, onProgress }: PdfSource): Promise<Blob> {
  if (!url) throw new ApiError(PDF_NOT_AVAILABLE);
  try {
    const token = isOwnOrigin(url, baseUrl) ? getToken?.() : undefined;
    const response = await axios.request<ArrayBuffer | Uint8Array<ArrayBuffer>>({
      url: absoluteAddress(url, baseUrl),
      responseType: 'arraybuffer',
      proxy: false,
      headers: { Accept: 'application/pdf', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(signal && { signal }),
      ...(onProgress && {
        onDownloadProgress: (event) => onProgress(progressOf(event)),
      }),
    });
    return new Blob([response.data], { type: 'application/pdf' });
  } catch (error) {
    const { status, cancelled, cause } = toApiError(error);
    throw new ApiError(PDF_DOWNLOAD_FAILED, { status, cancelled, cause });
  }
}

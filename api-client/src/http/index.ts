export { ApiError, failureMessage } from './api-error';
export { createClient } from './client';
export type { Client, ClientOptions } from './client';
export { downloadPdf, fetchPdf, PDF_DOWNLOAD_FAILED, PDF_NOT_AVAILABLE, saveFile } from './download-pdf';
export type { PdfDownload } from './download-pdf';

export { ApiError, failureMessage } from './api-error';
export { createClient } from './client';
export type { Client, ClientOptions } from './client';
export { fetchPdf, PDF_DOWNLOAD_FAILED, PDF_NOT_AVAILABLE } from './fetch-pdf';
export type { PdfSource } from './fetch-pdf';
export { withSharedReads, type SharedRead } from './shared-reads';
export { relayedCall, type Relay, type RelayedAnswer, type RelayedRequest } from './relayed-call';

import type { Call, Progress } from 'api-client';

/** A PDF to load and save as `{name}-document.pdf`. */
export interface PdfRequest {
  url: string | null | undefined;
  name: string;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/**
 * The store's access to the outside. The shell provides functions that load the HTTP client on first use, so that the
 * first download does not include it; tests provide their own.
 */
export interface SiteServices {
  /** A document in another language replaces it by one that reads content in that language. */
  call: Call;
  /** Loads and saves a PDF; fails with the specification's messages. */
  downloadPdf?: (request: PdfRequest) => Promise<void>;
}

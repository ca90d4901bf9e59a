import type { Call, Progress } from 'api-client';

/** A PDF to be read and saved as `{name}-document.pdf`. */
export interface PdfRequest {
  url: string | null | undefined;
  name: string;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/**
 * What the store reaches the outside with. The shell gives functions that load the HTTP client on
 * first use, so that it is no part of the first download; a test gives its own.
 */
export interface SiteServices {
  call: Call;
  /** Reads and saves a PDF; fails with the specification's messages. */
  downloadPdf?: (request: PdfRequest) => Promise<void>;
}

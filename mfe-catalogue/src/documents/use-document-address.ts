import { useEffect, useState } from 'react';
import { fetchFile } from 'api-client';
import { callApi, messageOf, useAppDispatch } from 'shared-store';

const OWN_FILE = /\/api\/v1\/files\/([^/?#]+)$/;

/** The address a document can be shown at in the page, or why it can't be shown; neither while it is being read. */
export interface DocumentAddress {
  readonly address?: string;
  readonly failure?: string;
}

/**
 * Reads a document of this site and makes an address for it. The API serves files so that nothing in them can run,
 * which stops the browser's own viewer as well; bytes that were read are shown by it. A document from elsewhere is
 * not read: the page's rules allow no foreign frame.
 */
export function useDocumentAddress(url: string): DocumentAddress {
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState<DocumentAddress>({});
  useEffect(() => {
    const name = OWN_FILE.exec(url)?.[1];
    if (!name) {
      setShown({ failure: 'This document is on another site. Open it in a new tab.' });
      return undefined;
    }
    let address: string | undefined;
    const stop = new AbortController();
    dispatch(callApi(fetchFile, { params: { name: decodeURIComponent(name) }, signal: stop.signal })).then(
      (bytes) => {
        if (stop.signal.aborted) return;
        address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
        setShown({ address });
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setShown({ failure: messageOf(error) });
      },
    );
    return () => {
      stop.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [url, dispatch]);
  return shown;
}

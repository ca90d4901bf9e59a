import { useEffect, useState } from 'react';
import { fetchFile } from 'api-client';
import { callApi, messageOf, useAppDispatch } from 'shared-store';

const OWN_FILE = /\/api\/v1\/files\/([^/?#]+)$/;

/** The address at which the page can show a document, or the error; neither while loading. */
export interface DocumentAddress {
  readonly address?: string;
  readonly failure?: string;
}

/**
 * Loads a document of this site and makes an object URL for it. The API serves files with headers that prevent scripts,
 * which disables the browser's viewer as well; the viewer does show an object URL. Documents of other sites are not
 * loaded: the content security policy allows no foreign frames.
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

import { useState } from 'react';
import { downloadPdf, messageOf, useAppDispatch } from 'shared-store';
import { notify } from 'ui-kit';
import { useTexts } from '../texts';

/** The state of a download: idle, running, or running with a known progress (0 to 100). */
export type DownloadState = 'idle' | 'running' | number;

/**
 * Downloads a PDF and saves it as `{name}-document.pdf`; a failure shows a toast with the specification's messages
 * (sections 7 and 8).
 */
export function usePdfDownload(url: string, name: string): [DownloadState, () => void] {
  const { text } = useTexts();
  const dispatch = useAppDispatch();
  const [state, setState] = useState<DownloadState>('idle');
  const start = async () => {
    if (state !== 'idle') return;
    setState('running');
    try {
      await dispatch(
        downloadPdf({
          url,
          name,
          onProgress: ({ loaded, total }) => setState(total ? Math.round((loaded / total) * 100) : 'running'),
        }),
      );
    } catch (error) {
      notify.error(text(messageOf(error)));
    } finally {
      setState('idle');
    }
  };
  return [state, () => void start()];
}

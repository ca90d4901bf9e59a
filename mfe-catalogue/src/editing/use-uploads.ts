import { IMAGE_UPLOAD, PDF_UPLOAD, UploadFilesOnServer, UploadImageOnServer } from 'api-client';
import { callApi, useAppDispatch } from 'shared-store';
import { useState } from 'react';

interface Uploads {
  /** Sends an image and answers its address; with none chosen, the address that was there. */
  readonly image: (file: File | null, current?: string) => Promise<string>;
  /** The same for a public PDF. */
  readonly pdf: (file: File | null, current?: string) => Promise<string>;
  /** The share of the running upload that has been sent, 0 to 1; null while none runs. */
  readonly progress: number | null;
}

/** Uploads of an editor, with their progress; failures carry the server's message or the specification's. */
export function useUploads(): Uploads {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<number | null>(null);
  const onProgress = ({ loaded, total }: { loaded: number; total?: number }) => setProgress(total ? loaded / total : 0);
  const watched = async (run: () => Promise<{ fileUrl: string }>) => {
    setProgress(0);
    try {
      return (await run()).fileUrl;
    } finally {
      setProgress(null);
    }
  };
  return {
    progress,
    image: async (file, current = '') =>
      file
        ? watched(() =>
            dispatch(
              callApi(UploadImageOnServer, { body: { image: file }, fallback: IMAGE_UPLOAD.failed, onProgress }),
            ),
          )
        : current,
    pdf: async (file, current = '') =>
      file
        ? watched(() =>
            dispatch(
              callApi(UploadFilesOnServer, {
                body: { file },
                withToken: true,
                fallback: PDF_UPLOAD.failed,
                onProgress,
              }),
            ),
          )
        : current,
  };
}

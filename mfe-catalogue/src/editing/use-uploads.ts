import { IMAGE_UPLOAD, PDF_UPLOAD, UploadFilesOnServer, UploadImageOnServer } from 'api-client';
import { callApi, useAppDispatch } from 'shared-store';
import { useRef, useState } from 'react';

interface Uploads {
  /** Uploads an image and resolves to its address; without a file, to the existing address. */
  readonly image: (file: File | null, current?: string) => Promise<string>;
  /** The same for a public PDF. */
  readonly pdf: (file: File | null, current?: string) => Promise<string>;
  /** The progress of the running upload, 0 to 1; null without one. */
  readonly progress: number | null;
}

/** The uploads of an editor, with their progress; errors have the server's message or the specification's. */
export function useUploads(): Uploads {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<number | null>(null);
  const onProgress = ({ loaded, total }: { loaded: number; total?: number }) => setProgress(total ? loaded / total : 0);
  // A retry of a failed save does not upload the same files again.
  const sent = useRef(new WeakMap<File, string>());
  const watched = async (file: File, run: () => Promise<{ fileUrl: string }>) => {
    const known = sent.current.get(file);
    if (known !== undefined) return known;
    setProgress(0);
    try {
      const { fileUrl } = await run();
      sent.current.set(file, fileUrl);
      return fileUrl;
    } finally {
      setProgress(null);
    }
  };
  return {
    progress,
    image: async (file, current = '') =>
      file
        ? watched(file, () =>
            dispatch(
              callApi(UploadImageOnServer, { body: { image: file }, fallback: IMAGE_UPLOAD.failed, onProgress }),
            ),
          )
        : current,
    pdf: async (file, current = '') =>
      file
        ? watched(file, () =>
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

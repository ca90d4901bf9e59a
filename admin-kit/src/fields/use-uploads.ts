import { useRef, useState } from 'react';
import { IMAGE_UPLOAD, PDF_UPLOAD, UploadFilesOnServer, UploadImageOnServer } from 'api-client';
import { callApi, useAppDispatch } from 'shared-store';

interface Uploads {
  /** Uploads an image and resolves to its address; without a file, to the existing address. */
  readonly image: (file: File | null, current?: string) => Promise<string>;
  /** The same for a public PDF. */
  readonly pdf: (file: File | null, current?: string) => Promise<string>;
  /** The progress of the running upload, 0 to 1; null without one. */
  readonly progress: number | null;
  /** Whether an upload runs, for rules that are checked between two renders. */
  readonly isBusy: () => boolean;
}

/** The uploads of an editor, with their progress; errors have the server's message or the specification's. */
export function useUploads(): Uploads {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef(0);
  // A retry of a failed save does not upload the same files again.
  const sent = useRef(new WeakMap<File, string>());
  const onProgress = ({ loaded, total }: { loaded: number; total?: number }) => setProgress(total ? loaded / total : 0);
  const upload = async (file: File | null, current: string, run: (file: File) => Promise<{ fileUrl: string }>) => {
    if (!file) return current;
    const known = sent.current.get(file);
    if (known !== undefined) return known;
    setProgress(0);
    running.current += 1;
    try {
      const { fileUrl } = await run(file);
      sent.current.set(file, fileUrl);
      return fileUrl;
    } finally {
      running.current -= 1;
      setProgress(null);
    }
  };
  return {
    progress,
    isBusy: () => running.current > 0,
    image: (file, current = '') =>
      upload(file, current, (image) =>
        dispatch(callApi(UploadImageOnServer, { body: { image }, fallback: IMAGE_UPLOAD.failed, onProgress })),
      ),
    pdf: (file, current = '') =>
      upload(file, current, (pdf) =>
        dispatch(
          callApi(UploadFilesOnServer, {
            body: { file: pdf },
            withToken: true,
            fallback: PDF_UPLOAD.failed,
            onProgress,
          }),
        ),
      ),
  };
}

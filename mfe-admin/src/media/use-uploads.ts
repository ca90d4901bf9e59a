import { IMAGE_UPLOAD, PDF_UPLOAD, refuseImage, refusePdf, UploadFilesOnServer, UploadImageOnServer } from 'api-client';
import { useState } from 'react';
import { callApi, messageOf, siteApi, useAppDispatch } from 'shared-store';
import { notify } from 'ui-kit';

/** One file on its way. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  /** 0 to 1. */
  readonly progress: number;
  readonly error?: string;
}

let last = 0;

/**
 * Why a file is not taken; nothing when it is.
 *
 * @param kind the only kind that will do; either when nothing is said
 */
export function refuseFile(file: Pick<File, 'type' | 'size'>, kind?: 'image' | 'document'): string | undefined {
  const isDocument = kind ? kind === 'document' : file.type === PDF_UPLOAD.accept;
  return isDocument ? refusePdf(file) : refuseImage(file);
}

/** Sends pictures and documents to the library, one after another, with their progress. */
export function useUploads() {
  const dispatch = useAppDispatch();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const put = (id: number, change: Partial<Upload>): void =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));

  const sendOne = async (file: File): Promise<void> => {
    const id = (last += 1);
    setUploads((now) => [...now, { id, name: file.name, progress: 0 }]);
    const refusal = refuseFile(file);
    if (refusal) {
      put(id, { error: refusal });
      return;
    }
    const onProgress = ({ loaded, total }: { loaded: number; total?: number }): void =>
      put(id, { progress: total ? loaded / total : 0 });
    try {
      const { message } =
        file.type === PDF_UPLOAD.accept
          ? await dispatch(
              callApi(UploadFilesOnServer, {
                body: { file },
                withToken: true,
                onProgress,
                fallback: 'File upload failed',
              }),
            )
          : await dispatch(
              callApi(UploadImageOnServer, { body: { image: file }, onProgress, fallback: IMAGE_UPLOAD.failed }),
            );
      setUploads((now) => now.filter((upload) => upload.id !== id));
      notify.success(message);
    } catch (error) {
      put(id, { error: messageOf(error) });
    }
  };

  return {
    uploads,
    send: async (files: readonly File[]): Promise<void> => {
      for (const file of files) await sendOne(file);
      dispatch(siteApi.util.invalidateTags(['media', 'audit']));
    },
    dismiss: (id: number) => setUploads((now) => now.filter((upload) => upload.id !== id)),
  };
}

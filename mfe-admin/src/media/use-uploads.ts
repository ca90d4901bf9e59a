import { IMAGE_UPLOAD, PDF_UPLOAD, refuseImage, refusePdf, UploadFilesOnServer, UploadImageOnServer } from 'api-client';
import { useState } from 'react';
import { callApi, messageOf, makeStale, useAppDispatch } from 'shared-store';
import { notify } from 'ui-kit';

/** A file that is being uploaded. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  /** 0 to 1. */
  readonly progress: number;
  readonly error?: string;
}

/** A picture that waits for its description. */
export interface Waiting {
  readonly id: number;
  readonly file: File;
  readonly alt: string;
  readonly error?: string;
}

let last = 0;

/**
 * The reason to refuse a file; undefined if it is accepted.
 *
 * @param kind the only accepted kind; both are accepted if it is undefined
 */
export function refuseFile(file: Pick<File, 'type' | 'size'>, kind?: 'image' | 'document'): string | undefined {
  const isDocument = kind ? kind === 'document' : file.type === PDF_UPLOAD.accept;
  return isDocument ? refusePdf(file) : refuseImage(file);
}

/**
 * Uploads pictures and documents to the library one after another and reports the progress. A picture waits for its
 * description.
 *
 * @param folder the target folder; empty for none
 */
export function useUploads(folder: string) {
  const dispatch = useAppDispatch();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const put = (id: number, change: Partial<Upload>): void =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));

  const sendOne = async (file: File, alt?: string): Promise<void> => {
    const id = (last += 1);
    setUploads((now) => [...now, { id, name: file.name, progress: 0 }]);
    const onProgress = ({ loaded, total }: { loaded: number; total?: number }): void =>
      put(id, { progress: total ? loaded / total : 0 });
    try {
      const { message } =
        alt === undefined
          ? await dispatch(
              callApi(UploadFilesOnServer, {
                body: { file, folder },
                withToken: true,
                onProgress,
                fallback: 'File upload failed',
              }),
            )
          : await dispatch(
              callApi(UploadImageOnServer, {
                body: { image: file, alt, folder },
                onProgress,
                fallback: IMAGE_UPLOAD.failed,
              }),
            );
      setUploads((now) => now.filter((upload) => upload.id !== id));
      notify.success(message);
    } catch (error) {
      put(id, { error: messageOf(error) });
    }
  };
  const sendAll = async (files: readonly { readonly file: File; readonly alt?: string }[]): Promise<void> => {
    for (const { file, alt } of files) await sendOne(file, alt);
    if (files.length > 0) dispatch(makeStale('media', 'audit'));
  };

  return {
    uploads,
    waiting,
    /** Takes files: uploads documents immediately, queues pictures for their description, refuses all others. */
    choose: async (files: readonly File[]): Promise<void> => {
      const taken = files.filter((file) => {
        const error = refuseFile(file);
        if (error) setUploads((now) => [...now, { id: (last += 1), name: file.name, progress: 0, error }]);
        return error === undefined;
      });
      const documents = taken.filter(({ type }) => type === PDF_UPLOAD.accept);
      const pictures = taken.filter((file) => !documents.includes(file));
      setWaiting((now) => [...now, ...pictures.map((file) => ({ id: (last += 1), file, alt: '' }))]);
      await sendAll(documents.map((file) => ({ file })));
    },
    describe: (id: number, alt: string) =>
      setWaiting((now) => now.map((one) => (one.id === id ? { id, file: one.file, alt } : one))),
    /** Uploads the described pictures; the others show an error. */
    sendDescribed: async (): Promise<void> => {
      const described = waiting.filter(({ alt }) => alt.trim() !== '');
      setWaiting(
        waiting
          .filter((one) => !described.includes(one))
          .map((one) => ({ ...one, error: 'Say what the picture shows' })),
      );
      await sendAll(described.map(({ file, alt }) => ({ file, alt: alt.trim() })));
    },
    dismiss: (id: number) => {
      setUploads((now) => now.filter((upload) => upload.id !== id));
      setWaiting((now) => now.filter((one) => one.id !== id));
    },
  };
}

import { ANY_CONTENT, IMAGE_UPLOAD, PDF_UPLOAD, replaceMedia, type MediaItem, counted, plural } from 'api-client';
import { useState, type ReactNode } from 'react';
import { callApi, messageOf, makeStale, useAppDispatch } from 'shared-store';
import { Button, Heading, notify } from 'ui-kit';
import { FileInput } from 'ui-kit/form';
import { refuseFile } from './use-uploads';
import classes from './media.module.css';

interface ReplaceFormProps {
  readonly item: MediaItem;
  readonly onBusy: (busy: boolean) => void;
  /** Receives the id of the item that replaces this one. */
  readonly onReplaced: (id: string) => void;
}

/** Says what replacing the file changes, for the editor who is about to do it. */
function consequence({ usedBy }: MediaItem): string {
  const places = plural(usedBy.length, 'the place', `all ${counted(usedBy.length, 'place')}`);
  return usedBy.length === 0
    ? 'Nothing uses this file. The new one is added to the library.'
    : `The new file is shown in ${places} where this one is. This one stays in the library until you delete it.`;
}

/** Replaces this file by another one in all places that use it. */
export function ReplaceForm({ item, onBusy, onReplaced }: ReplaceFormProps): ReactNode {
  const dispatch = useAppDispatch();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState<number | null>(null);
  const { accept, failed } = item.kind === 'image' ? IMAGE_UPLOAD : PDF_UPLOAD;

  const send = async (): Promise<void> => {
    if (!file) {
      setError('Choose a file first');
      return;
    }
    onBusy(true);
    setProgress(0);
    try {
      const { message, mediaItem } = await dispatch(
        callApi(replaceMedia, {
          params: { id: item._id },
          body: { file },
          fallback: failed,
          onProgress: ({ loaded, total }) => setProgress(total ? loaded / total : 0),
        }),
      );
      notify.success(message);
      // Any content may use it.
      dispatch(makeStale(...ANY_CONTENT));
      onReplaced(mediaItem._id);
    } catch (thrown) {
      setError(messageOf(thrown));
      setProgress(null);
    } finally {
      onBusy(false);
    }
  };

  return (
    <section className={classes.replace} aria-label="Replace">
      <Heading level={3} size={6}>
        Replace
      </Heading>
      <p>{consequence(item)}</p>
      <FileInput
        label={item.kind === 'image' ? 'New image' : 'New PDF'}
        accept={accept}
        value={file}
        progress={progress}
        error={error}
        onFileChange={(chosen) => {
          const refusal = chosen ? refuseFile(chosen, item.kind) : undefined;
          setError(refusal);
          setFile(refusal ? null : chosen);
          return refusal === undefined;
        }}
      />
      <Button variant="secondary" onClick={() => void send()}>
        Replace everywhere
      </Button>
    </section>
  );
}

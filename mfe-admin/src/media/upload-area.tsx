import { IMAGE_UPLOAD, PDF_UPLOAD, counted, plural } from 'api-client';
import { Upload as UploadSign, X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button, classNames, IconButton, Notice, TextInput } from 'ui-kit';
import type { useUploads } from './use-uploads';
import classes from './media.module.css';

interface UploadAreaProps {
  readonly files: ReturnType<typeof useUploads>;
}

/** Takes chosen or dropped files, asks for descriptions of pictures, and shows the progress of each. */
export function UploadArea({ files }: UploadAreaProps): ReactNode {
  const { uploads, waiting, choose, describe, sendDescribed, dismiss } = files;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <div>
      <div
        className={classNames(classes.drop, over && classes.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void choose([...event.dataTransfer.files]);
        }}
      >
        <UploadSign aria-hidden="true" />
        <label className={classes.choose}>
          Upload images or PDFs
          <input
            ref={input}
            type="file"
            multiple
            accept={`${IMAGE_UPLOAD.accept},${PDF_UPLOAD.accept}`}
            className={classes.file}
            onChange={(event) => {
              void choose([...(event.target.files ?? [])]);
              // Allows choosing the same file again.
              event.target.value = '';
            }}
          />
        </label>
        <span>
          <span className={classes.byMouse}>or drop them here. </span>Images up to {IMAGE_UPLOAD.size}, PDFs up to{' '}
          {PDF_UPLOAD.size}.
        </span>
      </div>
      {waiting.length > 0 && (
        <form
          method="post"
          noValidate
          className={classes.waiting}
          aria-label="Descriptions"
          onSubmit={(event) => {
            event.preventDefault();
            void sendDescribed();
          }}
        >
          {waiting.map(({ id, file, alt, error }) => (
            <div key={id} className={classes.upload}>
              <TextInput
                label={`What ${file.name} shows, for people who cannot see it`}
                value={alt}
                maxLength={300}
                error={error}
                onChange={(event) => describe(id, event.target.value)}
                className={classes.description}
              />
              <IconButton label={`Dismiss ${file.name}`} size="small" onClick={() => dismiss(id)}>
                <X aria-hidden="true" />
              </IconButton>
            </div>
          ))}
          <Button type="submit" size="small">
            {`Upload ${plural(waiting.length, 'the picture', counted(waiting.length, 'picture'))}`}
          </Button>
        </form>
      )}
      <ul className={classes.uploads} role="list" aria-live="polite">
        {uploads.map(({ id, name, progress, error }) => (
          <li key={id}>
            {error ? (
              <Notice tone="danger" role="alert">
                <span className={classes.error}>
                  {name}: {error}
                  <IconButton label={`Dismiss ${name}`} size="small" onClick={() => dismiss(id)}>
                    <X aria-hidden="true" />
                  </IconButton>
                </span>
              </Notice>
            ) : (
              <label className={classes.upload}>
                {name}
                <progress value={progress} max={1} />
              </label>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

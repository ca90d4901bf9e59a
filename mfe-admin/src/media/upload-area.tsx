import { IMAGE_UPLOAD, PDF_UPLOAD } from 'api-client';
import { Upload as UploadSign, X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { classNames, IconButton, Notice } from 'ui-kit';
import type { Upload } from './use-uploads';
import styles from './media.module.css';

interface UploadAreaProps {
  readonly uploads: readonly Upload[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly onDismiss: (id: number) => void;
}

/** Takes files that are chosen or dropped, and shows how far each has come. */
export function UploadArea({ uploads, onFiles, onDismiss }: UploadAreaProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <div>
      <div
        className={classNames(styles.drop, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onFiles([...event.dataTransfer.files]);
        }}
      >
        <UploadSign aria-hidden="true" />
        <label className={styles.choose}>
          Upload images or PDFs
          <input
            ref={input}
            type="file"
            multiple
            accept={`${IMAGE_UPLOAD.accept},${PDF_UPLOAD.accept}`}
            className={styles.file}
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
        </label>
        <span>
          or drop them here. Images up to {IMAGE_UPLOAD.size}, PDFs up to {PDF_UPLOAD.size}.
        </span>
      </div>
      <ul className={styles.uploads} role="list" aria-live="polite">
        {uploads.map(({ id, name, progress, error }) => (
          <li key={id}>
            {error ? (
              <Notice tone="danger" role="alert">
                <span className={styles.error}>
                  {name}: {error}
                  <IconButton label={`Dismiss ${name}`} size="small" onClick={() => onDismiss(id)}>
                    <X aria-hidden="true" />
                  </IconButton>
                </span>
              </Notice>
            ) : (
              <label className={styles.upload}>
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

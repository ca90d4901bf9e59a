import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { fileSize } from 'api-client/formats';
import { FileText, ImageUp, Upload, X } from 'lucide-react';
import { classNames, Field, IconButton } from 'ui-kit';
import type { FieldLook } from 'ui-kit';
import classes from './form.module.css';

export interface FileInputProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'onChange' | 'defaultValue'>,
    Omit<FieldLook, 'hideLabel' | 'size'> {
  /** The chosen file. */
  value: File | null;
  /** Called with the chosen file; returns `false` to refuse it, which empties the control. */
  onFileChange: (file: File | null) => boolean | void;
  /** The address of the stored file: an image is shown, a document is named. */
  current?: string | null;
  /** The uploaded part, 0 to 1; undefined while no upload runs. */
  progress?: number | null;
}

const isImage = (file: File) => file.type.startsWith('image/');
const isImageAddress = (address: string) => /\.(avif|gif|jpe?g|png|svg|webp)($|\?)/i.test(address);

/** The name of a stored file; the server gives uploads names that say nothing. */
function storedName(address: string): string {
  const name = address.split('?')[0]?.split('/').pop() ?? address;
  return /^[\da-z]{30,}\./.test(name) ? 'Current file' : name;
}

/** A field to choose or drop a file, with a preview of an image and the progress of its upload. */
export function FileInput({
  label,
  hint,
  error,
  optional,
  id,
  className,
  value,
  onFileChange,
  current,
  progress,
  accept,
  ref,
  ...rest
}: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const preview = usePreview(value) ?? (!value && current && isImageAddress(current) ? current : null);
  const name = value?.name ?? (current ? storedName(current) : null);
  const wantsImage = accept?.includes('image') ?? false;
  const Sign = name ? FileText : wantsImage ? ImageUp : Upload;

  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <div className={classNames(classes.drop, over && classes.over)}>
          {preview ? (
            <img className={classes.preview} src={preview} alt="" width={72} height={72} />
          ) : (
            <span className={classes.sign} aria-hidden="true">
              <Sign />
            </span>
          )}
          <div className={classes.fileText}>
            {name && <span className={classes.fileName}>{name}</span>}
            {value && <span className={classes.fileFacts}>{fileSize(value.size)}</span>}
            <span aria-hidden="true">
              <span className={classes.invite}>{name ? 'Choose another' : 'Choose a file'}</span> or drop it here
            </span>
            {progress != null && (
              <progress className={classes.progress} value={progress} max={1} aria-label="Upload progress" />
            )}
          </div>
          <input
            {...rest}
            {...control}
            ref={(element) => {
              input.current = element;
              if (typeof ref === 'function') return ref(element);
              if (ref) ref.current = element;
              return undefined;
            }}
            type="file"
            // Without this attribute, browsers report an empty required control as invalid before the first submit.
            aria-invalid={control['aria-invalid'] ?? false}
            accept={accept}
            className={classes.file}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={(event) => {
              const chosen = event.target;
              if (onFileChange(chosen.files?.[0] ?? null) === false) chosen.value = '';
            }}
          />
          {value && (
            <IconButton
              label={`Remove ${value.name}`}
              size="small"
              className={classes.remove}
              disabled={rest.disabled}
              onClick={() => {
                if (input.current) input.current.value = '';
                onFileChange(null);
                input.current?.focus();
              }}
            >
              <X aria-hidden="true" />
            </IconButton>
          )}
        </div>
      )}
    </Field>
  );
}

/** An object URL for a chosen image, revoked once another is chosen. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file || !isImage(file)) {
      setAddress(null);
      return;
    }
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { fileSize } from 'api-client/formats';
import { FileText, Upload, X } from 'lucide-react';
import { IconButton } from 'ui-kit';
import { inEnglish, type Translated } from '../translated';
import classes from './file-control.module.css';

interface FileControlProps
  extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children' | 'lang'>, Translated {
  /** The kinds of files that it offers; a PDF by default. */
  readonly accept?: string;
  /** The chosen file, if the caller follows it; false before one is chosen. Otherwise the control names it. */
  readonly chosen?: ReactNode;
}

/**
 * The control by which a visitor chooses a file or drops it, for a `Field`. Without scripts it is the browser's, which names
 * the file itself.
 */
export function FileControl({
  accept = 'application/pdf,.pdf',
  chosen,
  text = inEnglish,
  lang,
  ref,
  onChange,
  ...props
}: FileControlProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  // A file that was chosen before the page was interactive.
  useEffect(() => setFile(input.current?.files?.[0]), []);
  const remove = () => {
    if (input.current) input.current.value = '';
    setFile(undefined);
    input.current?.focus();
  };
  const own = file && (
    <ChosenFile
      name={file.name}
      size={file.size}
      action={
        <IconButton label={text('Remove {file}', { file: file.name })} size="small" onClick={remove}>
          <X aria-hidden="true" />
        </IconButton>
      }
    />
  );
  const shown = chosen === undefined ? own : chosen;
  return (
    <div className={classes.drop} lang={lang}>
      <input
        {...props}
        ref={(element) => {
          input.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        type="file"
        accept={accept}
        className={classes.file}
        onChange={(event) => {
          setFile(event.currentTarget.files?.[0]);
          onChange?.(event);
        }}
      />
      <div role="status">{shown}</div>
      {!shown && (
        <span className={classes.face} aria-hidden="true">
          <Upload />
          <span>
            <span className={classes.invite}>{text('Choose a file')}</span> {text('or drop it here')}
          </span>
        </span>
      )}
    </div>
  );
}

interface ChosenFileProps {
  readonly name: ReactNode;
  /** In bytes. */
  readonly size?: number | undefined;
  /** Buttons and the progress of an upload. */
  readonly action?: ReactNode;
}

/** The file in a `FileControl`, with its size. */
export function ChosenFile({ name, size, action }: ChosenFileProps) {
  return (
    <div className={classes.face}>
      <FileText aria-hidden="true" />
      <span className={classes.name}>
        {name} {size !== undefined && <span className={classes.size}>{fileSize(size)}</span>}
      </span>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

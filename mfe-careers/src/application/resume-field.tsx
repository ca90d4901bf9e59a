import { PDF_UPLOAD } from 'api-client';
import { FileText, RotateCw, X } from 'lucide-react';
import { useRef } from 'react';
import { Button, Field } from 'ui-kit';
import { FileControl } from 'ui-kit/posted-form';
import { useTexts } from '../texts';
import type { ResumeUpload } from './use-resume-upload';
import classes from './resume-field.module.css';

/** The name of the file input, and of the fields for a resume that is already on the server. */
export const RESUME = 'resume';
export const UPLOADED_RESUME = { fileUrl: 'resumeUrl', name: 'resumeName' } as const;

interface ResumeFieldProps {
  readonly id: string;
  readonly upload: ResumeUpload;
  readonly error?: string;
}

/** The resume: a PDF that is uploaded as soon as it is chosen. */
export function ResumeField({ id, upload, error }: ResumeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { state } = upload;
  const { text, number } = useTexts();

  const drop = (): void => {
    if (input.current) input.current.value = '';
    upload.drop();
    input.current?.focus();
  };

  return (
    <div className={classes.field}>
      <Field
        id={id}
        label={text('Resume')}
        hint={text('A PDF of at most {size}. Only our recruiting team can open it.', { size: PDF_UPLOAD.size })}
        error={error}
      >
        {(control) => (
          <FileControl
            {...control}
            // Without an explicit value a browser reports an empty input as invalid before the form is submitted.
            aria-invalid={control['aria-invalid'] ?? false}
            ref={input}
            name={RESUME}
            required
            onChange={(event) => upload.choose(event.currentTarget)}
          />
        )}
      </Field>
      <div role="status">
        {state.phase === 'uploading' && (
          <div className={classes.state}>
            <FileText aria-hidden="true" />
            <span className={classes.name}>{state.name}</span>
            <progress
              className={classes.progress}
              value={state.share}
              max={1}
              aria-label={text('Uploading {file}', { file: state.name })}
            />
            <span className={classes.share}>{number(Math.round(state.share * 100))} %</span>
            <Button variant="ghost" size="small" icon={<X aria-hidden="true" />} onClick={drop}>
              {text('Cancel upload')}
            </Button>
          </div>
        )}
        {state.phase === 'ready' && (
          <div className={classes.state}>
            <FileText aria-hidden="true" />
            <span className={classes.name}>{text('{file} is uploaded', { file: state.resume.name })}</span>
            <input type="hidden" name={UPLOADED_RESUME.fileUrl} value={state.resume.fileUrl} />
            <input type="hidden" name={UPLOADED_RESUME.name} value={state.resume.name} />
            <Button variant="ghost" size="small" icon={<X aria-hidden="true" />} onClick={drop}>
              {text('Remove resume')}
            </Button>
          </div>
        )}
        {state.phase === 'failed' && (
          <div className={classes.state}>
            <FileText aria-hidden="true" />
            <span className={classes.name}>
              {text('{file} was not uploaded: {reason}', { file: state.name, reason: text(state.message) })}
            </span>
            {state.again && (
              <Button variant="secondary" size="small" icon={<RotateCw aria-hidden="true" />} onClick={upload.retry}>
                {text('Try again')}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

import { PDF_UPLOAD } from 'api-client';
import { RotateCw, X } from 'lucide-react';
import { useRef } from 'react';
import { Button, Field } from 'ui-kit';
import { ChosenFile, FileControl } from 'ui-kit/posted-form';
import { useTexts } from '../texts';
import type { ResumeState, ResumeUpload } from './use-resume-upload';
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
  const { text } = useTexts();

  const drop = (): void => {
    if (input.current) input.current.value = '';
    upload.drop();
    input.current?.focus();
  };

  return (
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
          text={text}
          onChange={(event) => upload.choose(event.currentTarget)}
          chosen={upload.state.phase !== 'none' && <Resume state={upload.state} onDrop={drop} onRetry={upload.retry} />}
        />
      )}
    </Field>
  );
}

interface ResumeProps {
  readonly state: Exclude<ResumeState, { phase: 'none' }>;
  readonly onDrop: () => void;
  readonly onRetry: () => void;
}

/** The state of the resume's upload. */
function Resume({ state, onDrop, onRetry }: ResumeProps) {
  const { text, number } = useTexts();
  switch (state.phase) {
    case 'uploading':
      return (
        <ChosenFile
          name={state.name}
          action={
            <>
              <progress
                className={classes.progress}
                value={state.share}
                max={1}
                aria-label={text('Uploading {file}', { file: state.name })}
              />
              <span className={classes.share}>{number(Math.round(state.share * 100))} %</span>
              <Button variant="ghost" size="small" icon={<X aria-hidden="true" />} onClick={onDrop}>
                {text('Cancel upload')}
              </Button>
            </>
          }
        />
      );
    case 'ready':
      return (
        <ChosenFile
          name={text('{file} is uploaded', { file: state.resume.name })}
          size={state.size}
          action={
            <>
              <input type="hidden" name={UPLOADED_RESUME.fileUrl} value={state.resume.fileUrl} />
              <input type="hidden" name={UPLOADED_RESUME.name} value={state.resume.name} />
              <Button variant="ghost" size="small" icon={<X aria-hidden="true" />} onClick={onDrop}>
                {text('Remove resume')}
              </Button>
            </>
          }
        />
      );
    case 'failed':
      return (
        <ChosenFile
          name={text('{file} was not uploaded: {reason}', { file: state.name, reason: text(state.message) })}
          action={
            state.again && (
              <Button variant="secondary" size="small" icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
                {text('Try again')}
              </Button>
            )
          }
        />
      );
  }
}

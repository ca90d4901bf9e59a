import type { ReactNode } from 'react';
import { PDF_UPLOAD, refusePdf } from 'api-client';
import { messageOf } from 'shared-store';
import { Button, notify, Stack } from 'ui-kit';
import { FileInput, useController, useFormContext } from 'ui-kit/form';
import { useUploads } from './use-uploads';

interface PdfFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** The message for an empty field; undefined if it may be empty now. */
  readonly required?: string;
  readonly optional: boolean;
}

/** A field of a `Form` with the address of a PDF, which is uploaded as soon as it is chosen. */
export function PdfField({ name, label, hint, required, optional }: PdfFieldProps) {
  const { progress, isBusy, pdf } = useUploads();
  const { control } = useFormContext();
  const { field, fieldState } = useController({
    name,
    control,
    rules: { required, validate: () => !isBusy() || `${label} is still being uploaded. Wait a moment, then save.` },
  });
  const address = String(field.value ?? '');
  const upload = async (file: File) => {
    try {
      field.onChange(await pdf(file));
    } catch (error) {
      notify.error(messageOf(error, PDF_UPLOAD.failed));
    }
  };
  return (
    <Stack>
      <FileInput
        ref={field.ref}
        name={name}
        label={label}
        hint={hint ?? `At most ${PDF_UPLOAD.size}.`}
        optional={optional}
        accept={PDF_UPLOAD.accept}
        value={null}
        current={address || null}
        progress={progress}
        error={fieldState.error?.message}
        onBlur={field.onBlur}
        onFileChange={(file) => {
          const refusal = file ? refusePdf(file) : undefined;
          if (refusal) notify.error(refusal);
          else if (file) void upload(file);
          // Emptied, so that the same file can be chosen again.
          return false;
        }}
      />
      {address !== '' && !required && (
        <div>
          <Button variant="ghost" size="small" onClick={() => field.onChange('')}>
            Remove the PDF
          </Button>
        </div>
      )}
    </Stack>
  );
}

import { useController, useFormContext } from 'react-hook-form';
import type { RegisterOptions } from 'react-hook-form';
import { FileInput } from './file-input';
import type { FileInputProps } from './file-input';

type FileFieldProps = Omit<FileInputProps, 'name' | 'value' | 'onFileChange' | 'error' | 'ref'> & {
  name: string;
  rules?: Omit<RegisterOptions, 'valueAsNumber' | 'valueAsDate' | 'setValueAs' | 'disabled'>;
  /** Checks a file before it is accepted: the reason for a refusal in the specification's words, else undefined. */
  refuse?: (file: File) => string | undefined;
  /** Called with the reason when a file was refused, for a toast or an alert. */
  onRefused?: (reason: string) => void;
};

/** A file field of a `Form`; its value is a `File` or `null`. A refused file leaves the field empty. */
export function FileField({ name, rules, refuse, onRefused, ...rest }: FileFieldProps) {
  const { control, setError, clearErrors } = useFormContext();
  const { field, fieldState } = useController({ name, control, rules });
  const value: unknown = field.value;

  return (
    <FileInput
      {...rest}
      name={name}
      ref={field.ref}
      onBlur={field.onBlur}
      value={value instanceof File ? value : null}
      error={fieldState.error && (fieldState.error.message || 'Choose a file')}
      onFileChange={(file) => {
        const reason = file ? refuse?.(file) : undefined;
        if (reason === undefined) {
          clearErrors(name);
          field.onChange(file);
          return true;
        }
        field.onChange(null);
        setError(name, { type: 'refused', message: reason });
        onRefused?.(reason);
        return false;
      }}
    />
  );
}

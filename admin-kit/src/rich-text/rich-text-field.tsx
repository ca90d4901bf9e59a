import type { ReactNode } from 'react';
import { Controller } from 'ui-kit/form';
import type { RegisterOptions } from 'ui-kit/form';
import { RichTextInput } from './rich-text-input';

interface RichTextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly rules?: Pick<RegisterOptions, 'required' | 'maxLength'>;
}

/** A rich text field of a `Form`; its value is HTML, or empty without text. */
export default function RichTextField({ name, label, hint, rules }: RichTextFieldProps) {
  return (
    <Controller
      name={name}
      rules={rules}
      render={({ field, fieldState }) => (
        <RichTextInput
          ref={field.ref}
          label={label}
          hint={hint}
          value={String(field.value ?? '')}
          onChange={field.onChange}
          error={fieldState.error?.message}
          required={Boolean(rules?.required)}
        />
      )}
    />
  );
}

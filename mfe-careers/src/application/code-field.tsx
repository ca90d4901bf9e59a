import type { ReactNode } from 'react';
import { TextInput } from 'ui-kit';
import { useTexts } from '../texts';

/** The name of the input. */
export const CODE = 'code';

interface CodeFieldProps {
  readonly id: string;
  readonly error: string | undefined;
}

/** The code that the applicant gets by email after many applications from one network. */
export function CodeField({ id, error }: CodeFieldProps): ReactNode {
  const { text } = useTexts();
  return (
    <TextInput
      id={id}
      name={CODE}
      label={text('Code')}
      hint={text(
        'Several applications came from your network within an hour. To get another code, leave this empty and submit the application again.',
      )}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
    />
  );
}

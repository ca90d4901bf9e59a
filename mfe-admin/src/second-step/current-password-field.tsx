import type { ReactNode } from 'react';
import { PasswordField } from 'ui-kit/form';

interface CurrentPasswordFieldProps {
  readonly needed: boolean;
  /** Whether it is the first field of its form. */
  readonly isFirst?: boolean;
}

/** The password that guards a change; nothing for who signs in elsewhere and has none. */
export function CurrentPasswordField({ needed, isFirst = true }: CurrentPasswordFieldProps): ReactNode {
  if (!needed) return null;
  return (
    <PasswordField
      name="currentPassword"
      label="Current password"
      autoComplete="current-password"
      autoFocus={isFirst}
      rules={{ required: 'Current password is required' }}
    />
  );
}

/** What a call is given of it. */
export const passwordBody = (currentPassword: string): { currentPassword?: string } =>
  currentPassword ? { currentPassword } : {};

import type { ReactNode } from 'react';
import { PasswordField } from 'ui-kit/form';

interface CurrentPasswordFieldProps {
  readonly needed: boolean;
}

/**
 * The current password, which a change requires; renders nothing for accounts that sign in elsewhere and have no
 * password.
 */
export function CurrentPasswordField({ needed }: CurrentPasswordFieldProps): ReactNode {
  if (!needed) return null;
  return (
    <PasswordField
      name="currentPassword"
      label="Current password"
      autoComplete="current-password"
      rules={{ required: 'Current password is required' }}
    />
  );
}

/** The part of a request's body with the password. */
export const passwordBody = (currentPassword: string): { currentPassword?: string } =>
  currentPassword ? { currentPassword } : {};

import type { ReactNode } from 'react';
import { PasswordField } from 'ui-kit/form';
import { NEW_PASSWORD_HINT, newPasswordRules } from './rules';

/** The field of a new password. */
export function NewPasswordField({ label = 'Password' }: { readonly label?: string }): ReactNode {
  return (
    <PasswordField
      name="password"
      label={label}
      hint={NEW_PASSWORD_HINT}
      autoComplete="new-password"
      rules={newPasswordRules}
    />
  );
}

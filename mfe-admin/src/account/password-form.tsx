import type { ReactNode } from 'react';
import { Form, FormButtons, PasswordField, SubmitButton, useForm } from 'ui-kit/form';
import { AccountPart } from './account-part';
import { CurrentPasswordField } from '../second-step/current-password-field';
import { useAccountChange } from './use-account-change';

const empty = { currentPassword: '', password: '' };

export function PasswordForm({ email }: { readonly email: string }): ReactNode {
  const form = useForm({ defaultValues: empty });
  const change = useAccountChange(form);
  return (
    <AccountPart title="Password" about="Changing it signs you out everywhere else.">
      <Form
        form={form}
        onSubmit={async (values) => {
          if (await change(values)) form.reset(empty);
        }}
      >
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField needed />
        <PasswordField
          name="password"
          label="New password"
          hint="12 characters or more. A sentence that you can remember works well."
          autoComplete="new-password"
          rules={{
            required: 'Password is required',
            minLength: { value: 12, message: 'Password must have at least 12 characters' },
            maxLength: { value: 128, message: 'Password must have at most 128 characters' },
          }}
        />
        <FormButtons>
          <SubmitButton variant="secondary">Change password</SubmitButton>
        </FormButtons>
      </Form>
    </AccountPart>
  );
}

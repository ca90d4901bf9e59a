import type { ReactNode } from 'react';
import { Badge } from 'ui-kit';
import { Form, FormButtons, SubmitButton, useForm } from 'ui-kit/form';
import { AccountPart } from './account-part';
import { CurrentPasswordField } from '../second-step/current-password-field';
import { useAccountChange } from './use-account-change';

/**
 * Turns a code by email as second step on or off, for administrators without an app or passkey; owners need one of
 * those.
 */
export function MailCodeForm({ on }: { readonly on: boolean }): ReactNode {
  const form = useForm({ defaultValues: { currentPassword: '' } });
  const change = useAccountChange(form);
  return (
    <AccountPart
      title={
        <>
          Code by email <Badge tone={on ? 'success' : 'neutral'}>{on ? 'On' : 'Off'}</Badge>
        </>
      }
      about="Signing in then needs your password and a code that we send to your address. It counts only while you have neither an authenticator app nor a passkey."
    >
      <Form
        form={form}
        onSubmit={async ({ currentPassword }) => {
          if (await change({ currentPassword, twoStep: !on })) form.reset();
        }}
      >
        <CurrentPasswordField needed />
        <FormButtons>
          <SubmitButton variant={on ? 'secondary' : 'primary'}>
            {on ? 'Turn off codes by email' : 'Turn on codes by email'}
          </SubmitButton>
        </FormButtons>
      </Form>
    </AccountPart>
  );
}

import type { ReactNode } from 'react';
import { Badge, Heading, Panel } from 'ui-kit';
import { Form, FormButtons, PasswordField, SubmitButton, useForm } from 'ui-kit/form';
import { useAccountChange } from './use-account-change';

/** Signing in with a code by mail beside the password, as a choice of the account. */
export function TwoStepForm({ on }: { readonly on: boolean }): ReactNode {
  const form = useForm({ defaultValues: { currentPassword: '' } });
  const change = useAccountChange(form);
  return (
    <Panel>
      <Heading level={2} size={5}>
        Two steps <Badge tone={on ? 'success' : 'neutral'}>{on ? 'On' : 'Off'}</Badge>
      </Heading>
      <p>With two steps, signing in needs your password and a code that we send to your address.</p>
      <Form
        form={form}
        onSubmit={async ({ currentPassword }) => {
          if (await change({ currentPassword, twoStep: !on })) form.reset();
        }}
      >
        <PasswordField
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
          rules={{ required: 'Current password is required' }}
        />
        <FormButtons>
          <SubmitButton variant={on ? 'secondary' : 'primary'}>
            {on ? 'Turn two steps off' : 'Turn two steps on'}
          </SubmitButton>
        </FormButtons>
      </Form>
    </Panel>
  );
}

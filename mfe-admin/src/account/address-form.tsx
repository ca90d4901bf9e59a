import { sendOtp } from 'api-client';
import { useState, type ReactNode } from 'react';
import { callApi, messageOf, useAppDispatch } from 'shared-store';
import { Button, notify, Notice } from 'ui-kit';
import { Form, FormButtons, SubmitButton, TextField, useForm } from 'ui-kit/form';
import { AccountPart } from './account-part';
import { CurrentPasswordField } from '../second-step/current-password-field';
import { useAccountChange } from './use-account-change';

/** Changes the address: it takes effect once the code sent to it is entered, and needs the current password. */
export function AddressForm({ email }: { readonly email: string }): ReactNode {
  const form = useForm({ defaultValues: { email: '', currentPassword: '', otp: '' } });
  const change = useAccountChange(form);
  const dispatch = useAppDispatch();
  const [sent, setSent] = useState(false);

  const submit = async (values: { email: string; currentPassword: string; otp: string }): Promise<void> => {
    if (!sent) {
      try {
        const { message } = await dispatch(
          callApi(sendOtp, { body: { email: values.email, purpose: 'change-email' }, withToken: true }),
        );
        notify.success(message);
        setSent(true);
      } catch (error) {
        notify.error(messageOf(error));
      }
      return;
    }
    if (await change({ ...values, otp: values.otp.trim() })) {
      form.reset({ email: '', currentPassword: '', otp: '' });
      setSent(false);
    }
  };

  return (
    <AccountPart title="Email" about={`You sign in as ${email}. Changing it signs you out everywhere else.`}>
      <Form form={form} onSubmit={submit}>
        <TextField
          name="email"
          type="email"
          label="New email"
          autoComplete="email"
          rules={{ required: 'Email is required' }}
          readOnly={sent}
        />
        {sent && (
          <>
            <Notice role="status">We have sent a code to {form.getValues('email')}.</Notice>
            <TextField
              name="otp"
              label="Code"
              inputMode="numeric"
              autoComplete="one-time-code"
              rules={{ required: 'Code is required' }}
            />
            <CurrentPasswordField needed />
          </>
        )}
        <FormButtons>
          <SubmitButton variant="secondary">{sent ? 'Change email' : 'Send code'}</SubmitButton>
          {sent && (
            <Button variant="ghost" onClick={() => setSent(false)}>
              Back
            </Button>
          )}
        </FormButtons>
      </Form>
    </AccountPart>
  );
}

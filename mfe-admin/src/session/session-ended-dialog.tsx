import { adminLogin } from 'api-client';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi, messageOf, signIn, useAppDispatch } from 'shared-store';
import { Button, notify, Notice } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { Form, FormButtons, PasswordField, SubmitButton, TextField, useForm } from 'ui-kit/form';

/**
 * The session ended while a screen was open: signs in again above it, so that nothing that was typed is lost.
 */
export function SessionEndedDialog({ email }: { readonly email: string }): ReactNode {
  const form = useForm({ defaultValues: { email, password: '', otp: '' } });
  const [codeAsked, setCodeAsked] = useState(false);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const leave = (): void => void navigate('/');

  const attempt = async ({ password, otp }: { password: string; otp: string }): Promise<void> => {
    try {
      const answer = await dispatch(
        callApi(adminLogin, { body: { email, password, ...(codeAsked && { otp: otp.trim() }) } }),
      );
      if (answer.token && answer.userInfo) dispatch(signIn({ token: answer.token, userInfo: answer.userInfo }));
      else setCodeAsked(true);
    } catch (error) {
      notify.error(messageOf(error));
    }
  };

  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && leave()}
      title="Your session has ended"
      description="Sign in again to go on. What you were typing is still here."
    >
      <Form form={form} onSubmit={attempt}>
        <TextField name="email" label="Email" type="email" autoComplete="username" readOnly />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          rules={{ required: 'Password is required' }}
        />
        {codeAsked && (
          <>
            <Notice role="status">We have sent a code to {email}.</Notice>
            <TextField
              name="otp"
              label="Code"
              inputMode="numeric"
              autoComplete="one-time-code"
              rules={{ required: 'Code is required' }}
            />
          </>
        )}
        <FormButtons>
          <SubmitButton>Sign in</SubmitButton>
          <Button variant="ghost" onClick={leave}>
            Leave
          </Button>
        </FormButtons>
      </Form>
    </Dialog>
  );
}

import { forgetPassword, resetPassword } from 'api-client';
import { useState, type ReactNode } from 'react';
import { callApi, failureOf, useAppDispatch } from 'shared-store';
import { Button, notify, Notice, FullScreenLoader } from 'ui-kit';
import { Form, FormButtons, SubmitButton, TextField, useForm, useSubmission } from 'ui-kit/form';
import { CodeField } from './code-field';
import { NewPasswordField } from './new-password-field';
import { STEP_FIELD } from './posted-sign-in';
import { emailRules } from './rules';
import { secondStepOf, type SecondStepChallenge } from './second-step-form';

interface ForgotPasswordFormProps {
  readonly email: string;
  /** The code of the opened email link; empty otherwise. */
  readonly code: string;
  /** Called when the new password is set. */
  readonly onReset: (email: string) => void;
  /** Called when the account needs a second step before the password is set. */
  readonly onSecondStep: (asked: SecondStepChallenge) => void;
}

/** Sets a new password with the link, or the code in it, that was sent to the account's address. */
export function ForgotPasswordForm({ email, code, onReset, onSecondStep }: ForgotPasswordFormProps): ReactNode {
  const form = useForm({ defaultValues: { email, otp: code, password: '' } });
  const [sent, setSent] = useState(false);
  const opened = code !== '' && !sent;
  const { busy, send } = useSubmission(form, failureOf);
  const dispatch = useAppDispatch();

  const sendCode = (): Promise<boolean> =>
    send(async () => {
      const answer = await dispatch(callApi(forgetPassword, { body: { email: form.getValues('email') } }));
      // The first time, the notice above the fields says it.
      if (sent) notify.success(answer.message);
      form.setValue('otp', '');
      setSent(true);
    });

  const reset = (values: { email: string; otp: string; password: string }): Promise<boolean> =>
    send(async () => {
      const answer = await dispatch(callApi(resetPassword, { body: { ...values, otp: values.otp.trim() } }));
      const asked = secondStepOf(answer, values.email);
      if (asked) {
        onSecondStep(asked);
        return;
      }
      if (answer.message) notify.success(answer.message);
      onReset(values.email);
    });

  return (
    <Form form={form} onSubmit={(values) => (sent || opened ? reset(values) : sendCode())}>
      <input type="hidden" name={STEP_FIELD} value="forgot" />
      {sent && (
        <Notice role="status">
          If <strong>{form.getValues('email')}</strong> belongs to an account, a link is on its way there. Open it, or
          copy its code here.
        </Notice>
      )}
      <div hidden={sent}>
        <TextField name="email" type="email" label="Email" autoComplete="username" rules={emailRules} />
      </div>
      {(sent || opened) && (
        <>
          {sent && <CodeField from="link" onResend={sendCode} />}
          <NewPasswordField label="New password" />
        </>
      )}
      <FormButtons>
        <SubmitButton busy={busy}>{sent || opened ? 'Set new password' : 'Send link'}</SubmitButton>
        {opened && (
          <Button variant="ghost" onClick={() => void sendCode()}>
            Send a new link
          </Button>
        )}
        {sent && (
          <Button variant="ghost" onClick={() => setSent(false)}>
            Back
          </Button>
        )}
      </FormButtons>
      {busy && <FullScreenLoader />}
    </Form>
  );
}

import { adminRegister, sendOtp } from 'api-client';
import { useState, type ReactNode } from 'react';
import { callApi, failureOf, useAppDispatch } from 'shared-store';
import { Button, notify, Notice, FullScreenLoader } from 'ui-kit';
import { Form, FormButtons, SubmitButton, TextField, useForm, useSubmission } from 'ui-kit/form';
import { CodeField } from './code-field';
import { NewPasswordField } from './new-password-field';
import { STEP_FIELD } from './posted-sign-in';
import { emailRules, nameRules } from './rules';

/** Requests an administrator account: name, address and password, then the code that proves the address. */
export function RegisterForm(): ReactNode {
  const form = useForm({ defaultValues: { name: '', email: '', password: '', otp: '' } });
  const [step, setStep] = useState<'details' | 'code' | 'sent'>('details');
  const [message, setMessage] = useState('');
  const { busy, send } = useSubmission(form, failureOf);
  const dispatch = useAppDispatch();

  const sendCode = (): Promise<boolean> =>
    send(async () => {
      const answer = await dispatch(
        callApi(sendOtp, { body: { email: form.getValues('email'), purpose: 'register' } }),
      );
      notify.success(answer.message);
      setStep('code');
    });

  const register = (values: { name: string; email: string; password: string; otp: string }): Promise<boolean> =>
    send(async () => {
      const answer = await dispatch(callApi(adminRegister, { body: { ...values, otp: values.otp.trim() } }));
      setMessage(answer.message);
      setStep('sent');
    });

  if (step === 'sent') {
    return (
      <Notice tone="success" role="status">
        <strong>{message}</strong>
        <p>An administrator decides on it. You will get an email at {form.getValues('email')} when it is approved.</p>
      </Notice>
    );
  }
  return (
    <Form form={form} onSubmit={(values) => (step === 'details' ? sendCode() : register(values))}>
      <input type="hidden" name={STEP_FIELD} value="register" />
      {step === 'code' && (
        <Notice role="status">
          We have sent a code to <strong>{form.getValues('email')}</strong>.
        </Notice>
      )}
      <div hidden={step === 'code' && !form.formState.errors.name}>
        <TextField name="name" label="Name" autoComplete="name" rules={nameRules} />
      </div>
      <div hidden={step === 'code' && !form.formState.errors.email}>
        <TextField name="email" type="email" label="Email" autoComplete="username" rules={emailRules} />
      </div>
      <div hidden={step === 'code' && !form.formState.errors.password}>
        <NewPasswordField />
      </div>
      {step === 'code' && <CodeField onResend={sendCode} />}
      <FormButtons>
        <SubmitButton busy={busy}>{step === 'details' ? 'Send code' : 'Register'}</SubmitButton>
        {step === 'code' && (
          <Button variant="ghost" onClick={() => setStep('details')}>
            Back
          </Button>
        )}
      </FormButtons>
      {busy && <FullScreenLoader />}
    </Form>
  );
}

import { adminLogin } from 'api-client';
import { useState, type ReactNode } from 'react';
import { callApi, signIn, useAppDispatch } from 'shared-store';
import { Button, Notice } from 'ui-kit';
import { Form, FormButtons, PasswordField, SubmitButton, TextField, useForm } from 'ui-kit/form';
import { CodeField } from './code-field';
import { emailRules, passwordRules } from './rules';
import { useSend } from './use-send';

interface SignInFormProps {
  readonly onSignedIn: () => void;
  readonly onForgotten: (email: string) => void;
  /** The address to begin with, for who has just registered or set a new password. */
  readonly email?: string;
}

/** Address and password; and the code sent by mail when the account uses two steps. */
export function SignInForm({ onSignedIn, onForgotten, email = '' }: SignInFormProps): ReactNode {
  const form = useForm({ defaultValues: { email, password: '', otp: '' } });
  const [codeAsked, setCodeAsked] = useState(false);
  const { busy, send } = useSend(form);
  const dispatch = useAppDispatch();

  const attempt = (values: { email: string; password: string; otp: string }, withCode: boolean): Promise<boolean> =>
    send(async () => {
      const otp = withCode ? values.otp.trim() : undefined;
      const answer = await dispatch(
        callApi(adminLogin, { body: { email: values.email, password: values.password, ...(otp && { otp }) } }),
      );
      if (answer.token && answer.userInfo) {
        dispatch(signIn({ token: answer.token, userInfo: answer.userInfo }));
        onSignedIn();
      } else {
        setCodeAsked(true);
      }
    });

  return (
    <Form form={form} onSubmit={async (values) => void (await attempt(values, codeAsked))}>
      {codeAsked && (
        <Notice role="status">
          Your account uses two steps. We have sent a code to <strong>{form.getValues('email')}</strong>.
        </Notice>
      )}
      {/* The fields stay in the form, so that password managers see one sign-in, and leave the screen for the code. */}
      <div hidden={codeAsked}>
        <TextField name="email" type="email" label="Email" autoComplete="username" rules={emailRules} />
      </div>
      <div hidden={codeAsked}>
        <PasswordField name="password" label="Password" autoComplete="current-password" rules={passwordRules} />
      </div>
      {codeAsked && <CodeField onResend={() => attempt(form.getValues(), false)} />}
      <FormButtons>
        <SubmitButton busy={busy}>Sign in</SubmitButton>
        {codeAsked ? (
          <Button
            variant="ghost"
            onClick={() => {
              setCodeAsked(false);
              form.resetField('otp');
            }}
          >
            Back
          </Button>
        ) : (
          <Button variant="ghost" onClick={() => onForgotten(form.getValues('email'))}>
            Forgot password?
          </Button>
        )}
      </FormButtons>
    </Form>
  );
}

import { adminLogin } from 'api-client';
import type { ReactNode } from 'react';
import { callApi, failureOf, signIn, useAppDispatch } from 'shared-store';
import { Button, FullScreenLoader } from 'ui-kit';
import { Form, FormButtons, PasswordField, SubmitButton, TextField, useForm, useSubmission } from 'ui-kit/form';
import { STEP_FIELD } from './posted-sign-in';
import { emailRules, passwordRules } from './rules';
import { secondStepOf, type SecondStepChallenge } from './second-step-form';

interface SignInFormProps {
  readonly onSecondStep: (asked: SecondStepChallenge) => void;
  readonly onForgotten: (email: string) => void;
  /** The address filled in initially, after registering or setting a new password. */
  readonly email?: string;
}

/** Address and password: the whole sign-in, or the first of two steps. */
export function SignInForm({ onSecondStep, onForgotten, email = '' }: SignInFormProps): ReactNode {
  const form = useForm({ defaultValues: { email, password: '' } });
  const { busy, send } = useSubmission(form, failureOf, 'password');
  const dispatch = useAppDispatch();

  const attempt = (body: { email: string; password: string }): Promise<boolean> =>
    send(async () => {
      const answer = await dispatch(callApi(adminLogin, { body }));
      const asked = secondStepOf(answer, body.email);
      if (asked) onSecondStep(asked);
      else if (answer.token && answer.userInfo) dispatch(signIn({ token: answer.token, userInfo: answer.userInfo }));
    });

  return (
    <Form form={form} onSubmit={attempt}>
      <input type="hidden" name={STEP_FIELD} value="sign-in" />
      <TextField name="email" type="email" label="Email" autoComplete="username" autoFocus rules={emailRules} />
      <PasswordField name="password" label="Password" autoComplete="current-password" rules={passwordRules} />
      <FormButtons>
        <SubmitButton busy={busy}>Sign in</SubmitButton>
        <Button variant="ghost" data-needs-scripts="" onClick={() => onForgotten(form.getValues('email'))}>
          Forgot password?
        </Button>
      </FormButtons>
      {busy && <FullScreenLoader />}
    </Form>
  );
}

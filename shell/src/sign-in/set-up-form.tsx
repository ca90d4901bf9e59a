import { setUpFirstAdmin } from 'api-client';
import type { ReactNode } from 'react';
import { callApi, failureOf, signIn, useAppDispatch } from 'shared-store';
import { notify, FullScreenLoader } from 'ui-kit';
import { Form, FormButtons, PasswordField, SubmitButton, TextField, useForm, useSubmission } from 'ui-kit/form';
import { emailRules, nameRules, NEW_PASSWORD_HINT, newPasswordRules } from './rules';

interface SetUpFormProps {
  /** The one-time token of the link that the first start printed. */
  readonly token: string;
  readonly onSignedIn: () => void;
}

/** Creates the first administrator; works once. */
export function SetUpForm({ token, onSignedIn }: SetUpFormProps): ReactNode {
  const form = useForm({ defaultValues: { name: '', email: '', password: '' } });
  const { busy, send } = useSubmission(form, failureOf);
  const dispatch = useAppDispatch();
  return (
    <Form
      form={form}
      onSubmit={async (values) =>
        void (await send(async () => {
          const answer = await dispatch(callApi(setUpFirstAdmin, { body: { ...values, token } }));
          dispatch(signIn(answer));
          notify.success(answer.message);
          onSignedIn();
        }))
      }
    >
      <TextField name="name" label="Name" autoComplete="name" rules={nameRules} />
      <TextField name="email" type="email" label="Email" autoComplete="username" rules={emailRules} />
      <PasswordField
        name="password"
        label="Password"
        hint={NEW_PASSWORD_HINT}
        autoComplete="new-password"
        rules={newPasswordRules}
      />
      <FormButtons>
        <SubmitButton busy={busy}>Create the first administrator</SubmitButton>
      </FormButtons>
      {busy && <FullScreenLoader />}
    </Form>
  );
}

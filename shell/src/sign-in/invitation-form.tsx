import { acceptInvitation } from 'api-client';
import type { ReactNode } from 'react';
import { callApi, failureOf, signIn, useAppDispatch } from 'shared-store';
import { notify, FullScreenLoader } from 'ui-kit';
import { Form, FormButtons, PasswordField, SubmitButton, TextField, useForm, useSubmission } from 'ui-kit/form';
import { nameRules, NEW_PASSWORD_HINT, newPasswordRules } from './rules';

interface InvitationFormProps {
  /** The one-time token of the email's link. */
  readonly token: string;
  readonly onSignedIn: () => void;
}

/** Creates the account of an invited person; works once. */
export function InvitationForm({ token, onSignedIn }: InvitationFormProps): ReactNode {
  const form = useForm({ defaultValues: { name: '', password: '' } });
  const { busy, send } = useSubmission(form, failureOf);
  const dispatch = useAppDispatch();
  return (
    <Form
      form={form}
      onSubmit={async (values) =>
        void (await send(async () => {
          const answer = await dispatch(callApi(acceptInvitation, { body: { ...values, token } }));
          dispatch(signIn(answer));
          notify.success(answer.message);
          onSignedIn();
        }))
      }
    >
      <TextField name="name" label="Name" autoComplete="name" rules={nameRules} />
      <PasswordField
        name="password"
        label="Password"
        hint={NEW_PASSWORD_HINT}
        autoComplete="new-password"
        rules={newPasswordRules}
      />
      <FormButtons>
        <SubmitButton busy={busy}>Create my account</SubmitButton>
      </FormButtons>
      {busy && <FullScreenLoader />}
    </Form>
  );
}

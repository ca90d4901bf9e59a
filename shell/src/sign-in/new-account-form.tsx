import { acceptInvitation, setUpFirstAdmin, type AnswerOf } from 'api-client';
import type { ReactNode } from 'react';
import { callApi, failureOf, signIn, useAppDispatch } from 'shared-store';
import { notify, FullScreenLoader } from 'ui-kit';
import { Form, FormButtons, SubmitButton, TextField, useForm, useSubmission } from 'ui-kit/form';
import { NewPasswordField } from './new-password-field';
import { emailRules, nameRules } from './rules';

interface NewAccountFormProps {
  /** The invitation names the address; the first administrator types it. */
  readonly kind: 'invitation' | 'setup';
  /** The one-time token of the email's link, or of the link that the first start printed. */
  readonly token: string;
}

/** Creates the account of an invited person, or of the first administrator; works once. */
export function NewAccountForm({ kind, token }: NewAccountFormProps): ReactNode {
  const form = useForm({ defaultValues: { name: '', email: '', password: '' } });
  const { busy, send } = useSubmission(form, failureOf);
  const dispatch = useAppDispatch();
  const isInvited = kind === 'invitation';
  return (
    <Form
      form={form}
      onSubmit={({ email, ...values }) =>
        send(async () => {
          const body = { ...values, token };
          const answer: AnswerOf<typeof acceptInvitation> = await dispatch(
            isInvited ? callApi(acceptInvitation, { body }) : callApi(setUpFirstAdmin, { body: { ...body, email } }),
          );
          dispatch(signIn(answer));
          notify.success(answer.message);
        })
      }
    >
      <TextField name="name" label="Name" autoComplete="name" rules={nameRules} />
      {!isInvited && <TextField name="email" type="email" label="Email" autoComplete="username" rules={emailRules} />}
      <NewPasswordField />
      <FormButtons>
        <SubmitButton busy={busy}>{isInvited ? 'Create my account' : 'Create the first administrator'}</SubmitButton>
      </FormButtons>
      {busy && <FullScreenLoader />}
    </Form>
  );
}

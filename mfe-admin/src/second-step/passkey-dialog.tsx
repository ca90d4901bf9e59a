import { startPasskey, addPasskey } from 'api-client';
import type { ReactNode } from 'react';
import { callApi, useAppDispatch, useChange } from 'shared-store';
import { FormDialog } from 'admin-kit';
import { notify } from 'ui-kit';
import { TextField, useForm } from 'ui-kit/form';
import { CurrentPasswordField, passwordBody } from './current-password-field';
import { makePasskey } from './make-passkey';
import { useSessionRefresh, useStepForm } from './use-step-form';

interface PasskeyDialogProps {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  /** Receives the recovery codes that are created with the first second step. */
  readonly onDone: (recoveryCodes: readonly string[] | undefined) => void;
}

/** Adds a passkey: its name and the password, then the browser's dialog. */
export function PasskeyDialog({ hasPassword, onClose, onDone }: PasskeyDialogProps): ReactNode {
  const form = useForm({ defaultValues: { name: '', currentPassword: '' } });
  const run = useStepForm(form);
  const dispatch = useAppDispatch();
  const [add] = useChange(addPasskey);
  const refresh = useSessionRefresh();
  const submit = ({ name, currentPassword }: { name: string; currentPassword: string }): Promise<boolean> =>
    run(async () => {
      const { options } = await dispatch(callApi(startPasskey, { body: passwordBody(currentPassword) }));
      const answer = await add({ body: { name, passkey: await makePasskey(options) } }).unwrap();
      notify.success(answer.message);
      await refresh();
      onDone(answer.recoveryCodes);
    });
  return (
    <FormDialog
      size="small"
      onClose={onClose}
      title="Add a passkey"
      description="Your fingerprint, face, PIN or security key. Your browser asks for it next."
      form={form}
      onSubmit={submit}
      submit="Add passkey"
    >
      <TextField
        name="name"
        label="Name"
        hint="A name that you will recognise, such as “My laptop”."
        autoComplete="off"
        maxLength={60}
        rules={{ required: 'Name is required' }}
      />
      <CurrentPasswordField needed={hasPassword} />
    </FormDialog>
  );
}

import { startAuthenticatorApp, type AnswerOf, confirmAuthenticatorApp } from 'api-client';
import { useState, type ReactNode } from 'react';
import { callApi, useAppDispatch, useChange } from 'shared-store';
import { Button, notify } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { Form, FormButtons, SubmitButton, TextField, useForm } from 'ui-kit/form';
import { CurrentPasswordField, passwordBody } from './current-password-field';
import { QrCode } from './qr-code';
import classes from './second-step.module.css';
import { useSessionRefresh, useStepForm } from './use-step-form';

interface AppDialogProps {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  /** Receives the recovery codes that are created with the first second step. */
  readonly onDone: (recoveryCodes: readonly string[] | undefined) => void;
}

type Setup = AnswerOf<typeof startAuthenticatorApp>;

/** Sets up an authenticator app: the password, then the QR code, then a first code as proof. */
export function AppDialog({ hasPassword, onClose, onDone }: AppDialogProps): ReactNode {
  const [setup, setSetup] = useState<Setup>();
  return (
    <Dialog
      size="small"
      onClose={onClose}
      title="Set up an authenticator app"
      description={setup ? undefined : 'It shows a new code every 30 seconds. Signing in then asks for it.'}
    >
      {setup ? (
        <ConfirmForm setup={setup} onClose={onClose} onDone={onDone} />
      ) : (
        <StartForm hasPassword={hasPassword} onClose={onClose} onStarted={setSetup} />
      )}
    </Dialog>
  );
}

interface StartFormProps extends Pick<AppDialogProps, 'hasPassword' | 'onClose'> {
  readonly onStarted: (setup: Setup) => void;
}

function StartForm({ hasPassword, onClose, onStarted }: StartFormProps): ReactNode {
  const form = useForm({ defaultValues: { currentPassword: '' } });
  const run = useStepForm(form);
  const dispatch = useAppDispatch();
  return (
    <Form
      form={form}
      onSubmit={async ({ currentPassword }) =>
        void (await run(async () =>
          onStarted(await dispatch(callApi(startAuthenticatorApp, { body: passwordBody(currentPassword) }))),
        ))
      }
    >
      <CurrentPasswordField needed={hasPassword} />
      <FormButtons>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton>Continue</SubmitButton>
      </FormButtons>
    </Form>
  );
}

interface ConfirmFormProps extends Pick<AppDialogProps, 'onClose' | 'onDone'> {
  readonly setup: Setup;
}

function ConfirmForm({ setup, onClose, onDone }: ConfirmFormProps): ReactNode {
  const form = useForm({ defaultValues: { otp: '' } });
  const run = useStepForm(form);
  const [confirm] = useChange(confirmAuthenticatorApp);
  const refresh = useSessionRefresh();
  const submit = ({ otp }: { otp: string }): Promise<boolean> =>
    run(async () => {
      const answer = await confirm({ body: { setup: setup.setup, otp: otp.trim() } }).unwrap();
      notify.success(answer.message);
      await refresh();
      onDone(answer.recoveryCodes);
    });
  return (
    <Form form={form} onSubmit={async (values) => void (await submit(values))}>
      <p>Scan this with your app, or type the key into it. Then enter the code that it shows.</p>
      <QrCode text={setup.uri} label="QR code for an authenticator app" />
      <p className={classes.key}>
        Key: <code>{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        name="otp"
        label="Code"
        hint="Six digits."
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={10}
        rules={{
          required: 'Code is required',
          validate: (value: string) => /^\s*\d{3} ?\d{3}\s*$/.test(value) || 'Code must have six digits',
        }}
      />
      <FormButtons>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton>Set up</SubmitButton>
      </FormButtons>
    </Form>
  );
}

import { passSecondStep, sendOtp, type AnswerOf, type SecondStepMethod } from 'api-client';
import { useState, type ReactNode } from 'react';
import { callApi, failureOf, useAppDispatch } from 'shared-store';
import { passkeySignIn } from 'shared-store/passkey';
import { Button, notify, Notice, FullScreenLoader } from 'ui-kit';
import { Form, FormButtons, SubmitButton, TextField, useForm, useSubmission } from 'ui-kit/form';
import { CodeField } from './code-field';
import classes from './sign-in.module.css';

/** The server's request for a second step, after a valid first one. */
export interface SecondStepChallenge {
  readonly challenge: string;
  readonly methods: readonly SecondStepMethod[];
  /** The address from the first step, if this page knows it; an email code can be sent there again. */
  readonly email?: string;
}

/** The second step that an answer asks for; undefined when the sign-in is complete. */
export function secondStepOf(
  { otpRequired, challenge, methods }: { otpRequired?: true; challenge?: string; methods?: SecondStepMethod[] },
  email?: string,
): SecondStepChallenge | undefined {
  return otpRequired && challenge ? { challenge, methods: methods ?? [], ...(email && { email }) } : undefined;
}

export interface SecondStepFormProps {
  readonly asked: SecondStepChallenge;
  readonly onPassed: (answer: AnswerOf<typeof passSecondStep>) => void;
  readonly onBack: () => void;
}

const CODE_OF_PAPER = /^\s*[0-9a-z]{4}(?:[ -]?[0-9a-z]{4}){3}\s*$/i;

/** The second step: a code from an app or an email, a passkey, or a recovery code. */
export function SecondStepForm({ asked, onPassed, onBack }: SecondStepFormProps): ReactNode {
  const { challenge, methods, email } = asked;
  const form = useForm({ defaultValues: { otp: '' } });
  const { busy, send } = useSubmission(form, failureOf);
  const dispatch = useAppDispatch();
  const withCode = methods.includes('app') || methods.includes('mail');
  const [paper, setPaper] = useState(false);
  const shown = paper ? 'recovery' : methods.includes('app') ? 'app' : methods.includes('mail') ? 'mail' : 'passkey';

  const pass = ({ otp }: { otp: string }): Promise<boolean> =>
    send(async () => onPassed(await dispatch(callApi(passSecondStep, { body: { challenge, otp: otp.trim() } }))));
  const passWithPasskey = (): Promise<boolean> => send(async () => onPassed(await dispatch(passkeySignIn(challenge))));
  const resend = (): Promise<boolean> =>
    send(async () => {
      const answer = await dispatch(callApi(sendOtp, { body: { email: email ?? '', purpose: 'login' } }));
      notify.success(answer.message);
    });
  const turn = (toPaper: boolean): void => {
    form.reset();
    setPaper(toPaper);
  };

  return (
    <Form form={form} onSubmit={(values) => (shown === 'passkey' ? passWithPasskey() : pass(values))}>
      {shown === 'mail' && (
        <>
          <Notice role="status">We have sent a code to {email ? <strong>{email}</strong> : 'your address'}.</Notice>
          <CodeField onResend={resend} />
        </>
      )}
      {shown === 'app' && (
        <TextField
          key="app"
          name="otp"
          label="Code"
          hint="Six digits, shown by your authenticator app."
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          maxLength={10}
          rules={{
            required: 'Code is required',
            validate: (value: string) => /^\s*\d{3} ?\d{3}\s*$/.test(value) || 'Code must have six digits',
          }}
        />
      )}
      {shown === 'recovery' && (
        <TextField
          key="recovery"
          name="otp"
          label="Recovery code"
          hint="One of your ten recovery codes. Each works once."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          maxLength={40}
          rules={{
            required: 'Recovery code is required',
            validate: (value: string) =>
              CODE_OF_PAPER.test(value) || 'A recovery code has four groups of four characters',
          }}
        />
      )}
      {shown === 'passkey' && <p className={classes.lead}>With your fingerprint, face, PIN or security key.</p>}
      <FormButtons>
        <SubmitButton busy={busy}>{shown === 'passkey' ? 'Use a passkey' : 'Continue'}</SubmitButton>
        <Button variant="ghost" onClick={onBack}>
          Back
        </Button>
      </FormButtons>
      <div className={classes.ways}>
        {methods.includes('passkey') && shown !== 'passkey' && (
          <Button
            variant="secondary"
            size="small"
            disabled={busy}
            onClick={() => (paper && !withCode ? turn(false) : void passWithPasskey())}
          >
            Use a passkey
          </Button>
        )}
        {paper && withCode && (
          <Button variant="ghost" size="small" onClick={() => turn(false)}>
            Use your authenticator app
          </Button>
        )}
        {!paper && methods.includes('recovery') && (
          <Button variant="ghost" size="small" onClick={() => turn(true)}>
            Use a recovery code
          </Button>
        )}
      </div>
      {busy && <FullScreenLoader />}
    </Form>
  );
}

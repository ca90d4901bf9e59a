import { adminLogin, passSecondStep, type AnswerOf } from 'api-client';
import { useEffect, useState, type ReactNode } from 'react';
import { callApi, leaveSession, messageOf, signIn, useAppDispatch } from 'shared-store';
import { passkeySignIn } from 'shared-store/passkey';
import { Button, notify, Notice } from 'ui-kit';
import { ConfirmDialog, Dialog } from 'ui-kit/dialog';
import { Form, FormButtons, PasswordField, SubmitButton, TextField, useForm } from 'ui-kit/form';
import classes from './session-ended.module.css';

type Answer = AnswerOf<typeof adminLogin>;

/**
 * Signs in again above an open screen whose session has expired, so that unsaved input is not lost. The screen is
 * hidden meanwhile.
 */
export function SessionEndedDialog({
  email,
  hasUnsavedInput,
}: {
  readonly email: string;
  readonly hasUnsavedInput: boolean;
}): ReactNode {
  const form = useForm({ defaultValues: { password: '', otp: '' } });
  const [secondStep, setSecondStep] = useState<Answer>();
  const dispatch = useAppDispatch();
  const leave = (): void => dispatch(leaveSession());
  const [isLeaving, setLeaving] = useState(false);
  const close = (): void => (hasUnsavedInput ? setLeaving(true) : leave());
  const challenge = secondStep?.challenge;
  const methods = secondStep?.methods ?? [];
  const withCode = methods.some((method) => method !== 'passkey');
  useEffect(() => {
    document.documentElement.dataset['sessionEnded'] = '';
    return () => void delete document.documentElement.dataset['sessionEnded'];
  }, []);

  const attempt = async (work: () => Promise<Answer>): Promise<void> => {
    try {
      const answer = await work();
      if (!answer.token || !answer.userInfo) return setSecondStep(answer);
      // A passkey may belong to another administrator, who must not see this input.
      if (answer.userInfo.email !== email) leave();
      dispatch(signIn({ token: answer.token, userInfo: answer.userInfo }));
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  const passWithPasskey = (): Promise<Answer> => dispatch(passkeySignIn(challenge));
  const submit = ({ password, otp }: { password: string; otp: string }): Promise<void> =>
    attempt(async () => {
      if (!challenge) return dispatch(callApi(adminLogin, { body: { email, password } }));
      if (!withCode) return passWithPasskey();
      return dispatch(callApi(passSecondStep, { body: { challenge, otp: otp.trim() } }));
    });

  return (
    <Dialog
      size="small"
      unsaved={false}
      onClose={close}
      title="Your session has ended"
      description={
        <>
          Sign in again as <strong className={classes.address}>{email}</strong> to continue.
          {hasUnsavedInput && ' Your unsaved input is still here.'}
        </>
      }
    >
      <div data-session-ended-form="">
        <Form form={form} onSubmit={submit}>
          {/* For password managers. */}
          <input name="email" type="email" autoComplete="username" value={email} readOnly hidden />
          {!challenge && (
            <PasswordField
              name="password"
              label="Password"
              autoComplete="current-password"
              rules={{ required: 'Password is required' }}
            />
          )}
          {challenge && withCode && (
            <>
              {methods.includes('mail') && <Notice role="status">We have sent a code to {email}.</Notice>}
              <TextField
                name="otp"
                label="Code"
                hint={methods.includes('mail') ? undefined : 'From your authenticator app, or a recovery code.'}
                autoComplete="one-time-code"
                autoFocus
                rules={{ required: 'Code is required' }}
              />
            </>
          )}
          <FormButtons>
            <Button variant="ghost" onClick={close}>
              Leave
            </Button>
            {(!challenge || (methods.includes('passkey') && withCode)) && (
              <Button variant="secondary" onClick={() => void attempt(passWithPasskey)}>
                Use a passkey
              </Button>
            )}
            <SubmitButton>{challenge && !withCode ? 'Use a passkey' : 'Sign in'}</SubmitButton>
          </FormButtons>
        </Form>
      </div>
      {isLeaving && (
        <ConfirmDialog
          title="Leave without saving?"
          question="There is unsaved input on this screen. Editors of content offer again what they stored before the session ended."
          warning="The rest is lost when you leave."
          confirmLabel="Leave"
          cancelLabel="Stay"
          onClose={() => setLeaving(false)}
          onConfirm={leave}
        />
      )}
    </Dialog>
  );
}

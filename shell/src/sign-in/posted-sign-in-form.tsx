import { SIGN_IN_PATH } from 'api-client';
import type { ReactNode } from 'react';
import { Button, Heading, KitLink, Notice, TextInput, type TextInputProps } from 'ui-kit';
import { ErrorSummary } from 'ui-kit/error-summary';
import { POSTED_RULES, STEP_FIELD, type PostedStep, type SignInAnswer } from './posted-sign-in';
import { NEW_PASSWORD_HINT } from './rules';
import classes from './sign-in.module.css';

const TITLES: Readonly<Record<PostedStep, string>> = {
  'sign-in': 'Sign in',
  'second-step': 'Second step',
  register: 'Register',
  'register-code': 'Register',
  forgot: 'Forgot password',
  reset: 'Set a new password',
  registered: 'Request sent for approval',
};

const BUTTONS: Readonly<Record<PostedStep, string>> = {
  'sign-in': 'Sign in',
  'second-step': 'Continue',
  register: 'Send code',
  'register-code': 'Register',
  forgot: 'Send link',
  reset: 'Set new password',
  registered: 'Sign in',
};

type Field = Pick<TextInputProps, 'label' | 'type' | 'hint' | 'autoComplete' | 'inputMode'>;

function fieldOf(step: PostedStep, name: string): Field {
  if (name === 'name') return { label: 'Name', autoComplete: 'name' };
  if (name === 'email') return { label: 'Email', type: 'email', autoComplete: 'username' };
  if (name === 'otp') return { label: 'Code', inputMode: 'text', autoComplete: 'one-time-code' };
  if (step === 'sign-in') return { label: 'Password', type: 'password', autoComplete: 'current-password' };
  const label = step === 'reset' ? 'New password' : 'Password';
  const hint = step === 'register-code' ? 'Please type it again. We do not keep it.' : NEW_PASSWORD_HINT;
  return { label, hint, type: 'password', autoComplete: 'new-password' };
}

/** The instruction shown before the fields. */
function guidance({ step, email, methods = [] }: SignInAnswer): ReactNode {
  if (step === 'register-code') return `We have sent a code to ${email}.`;
  if (step === 'reset')
    return `If ${email} belongs to an account, a link is on its way there. Copy the code from the email here.`;
  if (step === 'registered')
    return `An administrator decides on it. You will get an email at ${email} when it is approved.`;
  if (step !== 'second-step') return undefined;
  if (methods.length === 1 && methods[0] === 'passkey')
    return 'Your account asks for a passkey. That needs JavaScript: switch it on in your browser and sign in again.';
  return methods.includes('mail')
    ? `We have sent a code to ${email || 'your address'}.`
    : 'Enter the code that your authenticator app shows, or one of your recovery codes.';
}

/** A sign-in step that was reached without scripts: a plain form that posts to the next step. */
export function PostedSignInForm({ answer }: { readonly answer: SignInAnswer }): ReactNode {
  const { step, errors, failure, notice, challenge, methods = [] } = answer;
  const names = Object.keys(POSTED_RULES[step]);
  const hidden = { [STEP_FIELD]: step, email: answer.email, name: answer.name, ...(challenge && { challenge }) };
  const listed = names.flatMap((name) => {
    const message = errors[name];
    return message ? [{ name, id: `posted-${name}`, message }] : [];
  });
  const instruction = guidance(answer);
  return (
    <>
      <Heading level={1} size={3}>
        {TITLES[step]}
      </Heading>
      {notice && (
        <Notice tone="success" role="status">
          {notice}
        </Notice>
      )}
      {instruction && <Notice role="status">{instruction}</Notice>}
      <form method="post" className={classes.posted} noValidate>
        {(failure || listed.length > 0) && (
          <ErrorSummary title={failure ?? 'Please check these fields'} errors={listed} />
        )}
        {Object.entries(hidden).map(
          ([name, value]) => !names.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {methods.map((method) => (
          <input key={method} type="hidden" name="methods" value={method} />
        ))}
        {names.map((name) => (
          <TextInput
            key={name}
            {...fieldOf(step, name)}
            id={`posted-${name}`}
            name={name}
            required
            error={errors[name]}
            defaultValue={name === 'email' ? answer.email : name === 'name' ? answer.name : undefined}
          />
        ))}
        {step === 'registered' ? null : <Button type="submit">{BUTTONS[step]}</Button>}
      </form>
      {/* Under the sign-in form itself this link would lead to the same page. */}
      {step !== 'sign-in' && (
        <p>
          <KitLink href={SIGN_IN_PATH}>Back to sign in</KitLink>
        </p>
      )}
    </>
  );
}

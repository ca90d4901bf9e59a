import { useEffect, useState, type ReactNode } from 'react';
import { Button } from 'ui-kit';
import { TextField } from 'ui-kit/form';
import classes from './sign-in.module.css';

/** Seconds until a code can be sent again. */
export const RESEND_AFTER = 60;

/** Counts the seconds down from `RESEND_AFTER`, restarting whenever a code is sent. */
function useCountdown(sent: number): number {
  const [left, setLeft] = useState(RESEND_AFTER);
  useEffect(() => {
    const end = Date.now() + RESEND_AFTER * 1_000;
    const tick = (): void => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [sent]);
  return left;
}

interface CodeFieldProps {
  /** Sends a new code, which invalidates the previous one; resolves to whether it was sent. */
  readonly onResend: () => Promise<boolean>;
  /** `link`: the long code that is also in the email's link; six digits otherwise. */
  readonly from?: 'digits' | 'link';
}

const required = 'Code is required';

const DIGITS = {
  hint: 'Six digits, sent to your email address. They are valid for 10 minutes.',
  inputMode: 'numeric',
  maxLength: 10,
  rules: {
    required,
    validate: (value: string) => /^\s*\d{6}\s*$/.test(value) || 'Code must have six digits',
  },
} as const;

const LINK = {
  hint: 'From our email. It is valid for 10 minutes.',
  maxLength: 100,
  rules: {
    required,
    validate: (value: string) => /^\s*[\w-]+\s*$/.test(value) || 'Enter the code exactly as it is in our email',
  },
} as const;

/** The field `otp` for a code sent by email, with a button to send it again. */
export function CodeField({ onResend, from = 'digits' }: CodeFieldProps): ReactNode {
  const [sent, setSent] = useState(0);
  const [busy, setBusy] = useState(false);
  const left = useCountdown(sent);
  const resend = async (): Promise<void> => {
    setBusy(true);
    if (await onResend()) setSent(sent + 1);
    setBusy(false);
  };
  return (
    <div className={classes.code}>
      <TextField
        name="otp"
        label="Code"
        autoComplete="one-time-code"
        autoFocus
        {...(from === 'link' ? LINK : DIGITS)}
      />
      <Button variant="ghost" size="small" busy={busy} disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? `Send a new code in ${left} s` : 'Send a new code'}
      </Button>
    </div>
  );
}

import { useState, type FormEvent } from 'react';
import { Button, Checkbox, Heading } from 'ui-kit';
import { NOT_SURE, REFERENCE, STEP, SURE, WITHDRAW } from './own-application-answer';
import { useTexts } from '../texts';
import classes from './own-application.module.css';

interface WithdrawalFormProps {
  /** The reference of the application on the page. */
  readonly reference: string;
  readonly busy: boolean;
  /** The error of a withdrawal that was posted without scripts. */
  readonly error: string | undefined;
  readonly onWithdraw: () => void;
}

/** Withdraws an application; a required checkbox confirms it with and without scripts. */
export function WithdrawalForm({ reference, busy, error, onWithdraw }: WithdrawalFormProps) {
  const { text } = useTexts();
  const [isMissing, setMissing] = useState(error === NOT_SURE);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const isSure = new FormData(event.currentTarget).has(SURE);
    setMissing(!isSure);
    if (isSure) onWithdraw();
  };
  return (
    <form
      method="post"
      className={classes.part}
      onSubmit={submit}
      aria-label={text('Withdraw the application')}
      noValidate
    >
      <Heading level={2} size={4}>
        {text('Withdraw the application')}
      </Heading>
      <p className={classes.text}>
        {text(
          'We will then stop processing it. You can apply again while the position is open. To have everything deleted immediately, write to us and name your reference.',
        )}
      </p>
      <input type="hidden" name={STEP} value={WITHDRAW} />
      <input type="hidden" name={REFERENCE} value={reference} />
      <Checkbox
        id="withdrawal-sure"
        name={SURE}
        label={text('I want to withdraw this application')}
        error={isMissing ? text(NOT_SURE) : undefined}
      />
      <div>
        <Button type="submit" variant="secondary" busy={busy} busyLabel={text('Withdrawing…')}>
          {text('Withdraw')}
        </Button>
      </div>
    </form>
  );
}

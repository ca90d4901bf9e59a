import { REPORTS_PATH } from 'api-client';
import { useHref } from 'react-router-dom';
import { Button, Notice, TextInput } from 'ui-kit';
import { useTexts } from '../texts';
import { KEY, type ReportAnswer } from './report-thread-answer';
import classes from './reports.module.css';

/** Asks for the key of a report. The browser posts it, so that it is in no address. */
export function KeyForm({ refused }: { readonly refused: ReportAnswer | undefined }) {
  const { text, lang } = useTexts();
  const address = useHref(REPORTS_PATH);
  const error = refused?.error && text(refused.error);
  return (
    <form
      method="post"
      action={`${address}#report`}
      className={classes.page}
      aria-label={text('Open your report')}
      autoComplete="off"
      lang={lang}
    >
      {error && (
        <Notice tone="warning" role="alert">
          {text('The report could not be opened.')}
        </Notice>
      )}
      <TextInput
        id="report-key"
        name={KEY}
        label={text('Key')}
        hint={text('Sixteen letters and digits. Capitals and hyphens do not matter.')}
        defaultValue={refused?.key}
        error={error}
        required
        maxLength={60}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <Button type="submit">{text('Open the report')}</Button>
      </div>
    </form>
  );
}

import { REPORTS_PATH, type Report, type ReportMessage } from 'api-client';
import { useHref } from 'react-router-dom';
import { Button, ButtonLink, DataList, Heading, Notice, TextArea } from 'ui-kit';
import { useTexts } from '../texts';
import { KEY, TEXT, type ReportAnswer } from './report-thread-answer';
import classes from './reports.module.css';

/** The text for each state: its meaning and what happens next. */
const STATE_WORDS: Readonly<Record<Report['state'], string>> = {
  New: 'We have received it. Our answer will appear here.',
  'In progress': 'We are looking into it. Our answer will appear here.',
  Done: 'We have closed it. If you write again, we open it again.',
};

function Message({ message: { from, text: written, answers, day: on } }: { readonly message: ReportMessage }) {
  const { text, day, lang, contentLang } = useTexts();
  return (
    <li className={classes.message} data-from={from}>
      <p className={classes.by}>
        {from === 'sender' ? text('You') : text('The company')}, <time dateTime={on}>{day(on)}</time>
      </p>
      {answers.length > 0 && (
        <div lang={lang && contentLang}>
          <DataList facts={answers.map(({ label, value }) => ({ term: label, detail: <Written text={value} /> }))} />
        </div>
      )}
      {written !== '' && <Written text={written} />}
    </li>
  );
}

const Written = ({ text }: { readonly text: string }) => (
  <span className={classes.written} dir="auto">
    {text}
  </span>
);

interface ReportThreadProps {
  readonly answer: ReportAnswer;
  readonly report: Report;
}

/** A report with the answers to it, and the form with which its sender writes again. */
export function ReportThread({ answer: { key, text: written, isAdded, error }, report }: ReportThreadProps) {
  const { text, lang, contentLang } = useTexts();
  const address = useHref(REPORTS_PATH);
  return (
    <div className={classes.page} lang={lang}>
      <Heading level={2} size={4}>
        <span lang={contentLang} dir="auto">
          {report.title}
        </span>
      </Heading>
      <Notice tone={error ? 'warning' : 'info'} role={error ? 'alert' : 'status'}>
        {error
          ? text('The message was not added.')
          : [isAdded && text('Your message was added.'), text(STATE_WORDS[report.state])].filter(Boolean).join(' ')}
      </Notice>
      <ol role="list" className={classes.messages} aria-label={text('Messages')}>
        {report.messages.map((message, at) => (
          <Message key={at} message={message} />
        ))}
      </ol>
      <form
        method="post"
        action={`${address}#report`}
        className={classes.page}
        aria-label={text('Write again')}
        autoComplete="off"
      >
        <input type="hidden" name={KEY} value={key} />
        <TextArea
          // A message that was added is gone from the field.
          key={report.messages.length}
          id="report-text"
          name={TEXT}
          label={text('Message')}
          defaultValue={written}
          error={error && text(error)}
          required
          maxLength={5_000}
          rows={4}
        />
        <div className={classes.actions}>
          <Button type="submit">{text('Add the message')}</Button>
          <ButtonLink href={REPORTS_PATH} variant="ghost">
            {text('Close the report')}
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}

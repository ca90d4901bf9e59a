import { announce, EditorSection, useUnsentInput } from 'admin-kit';
import { fetchReport, replyToReport, type ReportMessage } from 'api-client';
import { useState } from 'react';
import { messageOf, useChange, useDates, useRead } from 'shared-store';
import { Button, ErrorPanel, SkeletonText, TextArea } from 'ui-kit';
import classes from './reports.module.css';

function Message({ message: { from, text, answers, day } }: { readonly message: ReportMessage }) {
  const dates = useDates();
  return (
    <li className={classes.message} data-from={from}>
      <p className={classes.by}>
        {from === 'sender' ? 'Sender' : 'Our answer'}, <time dateTime={day}>{dates.day(day)}</time>
      </p>
      {answers.length > 0 && (
        <dl className={classes.answers}>
          {answers.map(({ label, value }) => (
            <div key={label}>
              <dt className={classes.by}>{label}</dt>
              <dd className={classes.written} dir="auto">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {text !== '' && (
        <p className={classes.written} dir="auto">
          {text}
        </p>
      )}
    </li>
  );
}

/** The messages of a report's sender, the answers to them, and a field for another answer. */
export function ReportThread({ id }: { readonly id: string }) {
  const { data: report, error, isFetching, refetch } = useRead(fetchReport, { params: { id } });
  const [reply, { isLoading }] = useChange(replyToReport);
  const [text, setText] = useState('');
  useUnsentInput(text.trim() !== '');

  const send = async (): Promise<void> => {
    if (await announce(reply({ params: { id }, body: { text } }).unwrap())) setText('');
  };

  if (error)
    return (
      <ErrorPanel
        title="The report could not be loaded"
        message={messageOf(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!report) return <SkeletonText />;
  return (
    <EditorSection title="Messages">
      <ol role="list" className={classes.messages} aria-label="Messages">
        {report.messages.map((message, at) => (
          <Message key={at} message={message} />
        ))}
      </ol>
      <TextArea
        label="Answer to the sender"
        hint="The sender reads it with the key. Nobody gets an email."
        value={text}
        rows={4}
        maxLength={5_000}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button variant="secondary" busy={isLoading} disabled={text.trim() === ''} onClick={() => void send()}>
          Send the answer
        </Button>
      </div>
    </EditorSection>
  );
}

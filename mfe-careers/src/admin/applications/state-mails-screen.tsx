import { fetchStateMailRevisions, fetchStateMails, updateStateMail } from 'api-client';
import type { StateMail } from 'api-client';
import { RevisionHistory, ScreenHead, announce } from 'admin-kit';
import { ChevronDown } from 'lucide-react';
import { callApi, useAppDispatch, useChange, useRead } from 'shared-store';
import { ErrorPanel, Heading, SkeletonForm } from 'ui-kit';
import { Form, FormButtons, SubmitButton, TextAreaField, TextField, useForm } from 'ui-kit/form';
import { APPLICATIONS_SCREEN } from '../admin-paths';
import { stateLabel } from '../application-states';
import { filledIn } from './filled-in';
import classes from './applications.module.css';

const EXAMPLE = { fullName: 'Asha Rao', jobTitle: 'Process Chemist', reference: 'TA-7K2M-4QXD' };

function Wording({ mail }: { readonly mail: StateMail }) {
  const { state, subject, text } = mail;
  const dispatch = useAppDispatch();
  const [change] = useChange(updateStateMail);
  const form = useForm({ values: { subject, text } });
  const save = async (body: { subject: string; text: string }): Promise<void> => {
    await announce(change({ params: { state }, body }).unwrap());
  };
  const load = async () => (await dispatch(callApi(fetchStateMailRevisions, { params: { state } }))).revisions;
  const restore = async (number: number): Promise<string | undefined> => {
    const content = (await load()).find((revision) => revision.number === number)?.content ?? {};
    const body = { subject: String(content['subject'] ?? ''), text: String(content['text'] ?? '') };
    return (await change({ params: { state }, body }).unwrap()).message;
  };
  const written = form.watch();
  return (
    // One is open at a time.
    <details name="state-mails" className={classes.wording}>
      <summary className={classes.wordingHead}>
        <Heading level={2} size={6}>
          {stateLabel(state)}
        </Heading>
        <span className={classes.subject}>{subject}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={classes.wordingBody}>
        <Form form={form} onSubmit={save} aria-label={stateLabel(state)}>
          <TextField name="subject" label="Subject" maxLength={255} rules={{ required: 'Subject is required' }} />
          <TextAreaField name="text" label="Text" rows={6} maxLength={5_000} rules={{ required: 'Text is required' }} />
          <FormButtons>
            <SubmitButton size="small">Save</SubmitButton>
            <RevisionHistory load={load} restore={restore} labels={{ subject: 'Subject', text: 'Text' }} />
          </FormButtons>
        </Form>
        <figure className={classes.example}>
          <figcaption>An applicant reads</figcaption>
          <strong>{filledIn(written.subject, EXAMPLE)}</strong>
          <p>{filledIn(written.text, EXAMPLE)}</p>
        </figure>
      </div>
    </details>
  );
}

/** The default wording of the emails about each state, which can be edited for a single applicant. */
export function Component() {
  const { data, isError, isFetching, refetch } = useRead(fetchStateMails);
  return (
    <div className={classes.screen}>
      <ScreenHead
        title="Emails to applicants"
        lead="Nothing is sent automatically: you send each email from an application, after reading it. {name}, {job} and {reference} stand for the applicant’s."
        crumbs={[{ label: 'Applications', href: APPLICATIONS_SCREEN }, { label: 'Emails to applicants' }]}
      />
      {isError && !data ? (
        <ErrorPanel
          title="The emails could not be loaded"
          message="The server did not answer as expected."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <div className={classes.wordings}>
          {data.map((mail) => (
            <Wording key={mail.state} mail={mail} />
          ))}
        </div>
      ) : (
        <SkeletonForm fields={6} />
      )}
    </div>
  );
}

import { inWords, type JobApplication } from 'api-client';
import { Heading, Notice } from 'ui-kit';
import { dayText } from '../../jobs/day-text';
import { ResumeViewer } from './resume-viewer';
import classes from './applications.module.css';

type Sending = JobApplication['sendings'][number];

const ANSWERS = [
  { name: 'fullName', label: 'Name' },
  { name: 'contactNumber', label: 'Contact number' },
  { name: 'address', label: 'Address' },
  { name: 'education', label: 'Education' },
  { name: 'experience', label: 'Experience' },
] as const;

/** What a further sending says otherwise than the first one. */
function Changes({ first, later }: { readonly first: Sending; readonly later: Sending }) {
  const changed = ANSWERS.filter(({ name }) => first[name] !== later[name]);
  if (changed.length === 0) return null;
  return (
    <dl className={classes.changes}>
      {changed.map(({ name, label }) => (
        <div key={name}>
          <dt>{label} now</dt>
          <dd className={classes.text}>{later[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The resume, and when the application was sent again every one of them, the newest first, with what else changed. */
export function ApplicationVersions({ application }: { readonly application: JobApplication }) {
  const { sendings, fullName } = application;
  const [first, ...later] = sendings;
  if (!first) return null;
  return (
    <section className={classes.part}>
      <Heading level={2} size={5}>
        {later.length > 0 ? 'Resumes' : 'Resume'}
      </Heading>
      {later.length > 0 && (
        <Notice>
          The same email address sent this application {inWords(sendings.length, 'time')}. Anyone can type an email
          address. If the versions do not match, ask the applicant which one is right.
        </Notice>
      )}
      {later.toReversed().map((sending, index) => (
        <div key={sending.resume} className={classes.part}>
          <Heading level={3} size={6}>
            Sent again on {dayText(sending.at)}
            {index === 0 && ' (newest)'}
          </Heading>
          <ResumeViewer resume={sending.resume} fullName={fullName} />
          <Changes first={first} later={sending} />
        </div>
      ))}
      {later.length > 0 && (
        <Heading level={3} size={6}>
          Sent first on {dayText(first.at)}
        </Heading>
      )}
      <ResumeViewer resume={first.resume} fullName={fullName} />
    </section>
  );
}

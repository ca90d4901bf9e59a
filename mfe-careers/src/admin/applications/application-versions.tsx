import { PrivatePdf } from 'admin-kit';
import { Day } from 'shared-store';
import { inWords, type JobApplication } from 'api-client';
import { Heading, Notice } from 'ui-kit';
import classes from './applications.module.css';

type Sending = JobApplication['sendings'][number];

const ANSWERS = [
  { name: 'fullName', label: 'Name' },
  { name: 'contactNumber', label: 'Contact number' },
  { name: 'address', label: 'Address' },
  { name: 'education', label: 'Education' },
  { name: 'experience', label: 'Experience' },
] as const;

/** The differences between an earlier version and the current one. */
function Differences({ earlier, current }: { readonly earlier: Sending; readonly current: Sending }) {
  const changed = ANSWERS.filter(({ name }) => earlier[name] !== current[name]);
  if (changed.length === 0) return null;
  return (
    <dl className={classes.changes}>
      {changed.map(({ name, label }) => (
        <div key={name}>
          <dt>{label} then</dt>
          <dd className={classes.text}>{earlier[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Resume({ sending: { resume, fullName } }: { readonly sending: JobApplication['sendings'][number] }) {
  return <PrivatePdf address={resume} what="resume" title={`Resume of ${fullName}`} fileName={`${fullName}-resume`} />;
}

/** The current resume, and below it the earlier versions, newest first, with their differences. */
export function ApplicationVersions({ application }: { readonly application: JobApplication }) {
  const { sendings } = application;
  const current = sendings.at(-1);
  if (!current) return null;
  const earlier = sendings.slice(0, -1);
  return (
    <section className={classes.part}>
      <Heading level={2} size={5}>
        Resume
      </Heading>
      <Resume sending={current} />
      {earlier.length > 0 && (
        <>
          <Heading level={2} size={5}>
            Earlier versions
          </Heading>
          <Notice>
            The same email address sent this application {inWords(sendings.length, 'time')}; the newest one has replaced
            the others. Anyone can type an email address. If the versions do not match, ask the applicant which one is
            right.
          </Notice>
          {earlier.toReversed().map((sending) => (
            <div key={sending.resume} className={classes.part}>
              <Heading level={3} size={6}>
                Sent on <Day at={sending.at} />
              </Heading>
              <Differences earlier={sending} current={current} />
              <Resume sending={sending} />
            </div>
          ))}
        </>
      )}
    </section>
  );
}

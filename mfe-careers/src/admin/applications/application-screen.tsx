import { fetchJobApplication } from 'api-client';
import { Day, useRead } from 'shared-store';
import { useParams } from 'react-router-dom';
import { DataList, ErrorPanel, Panel, SkeletonDetail } from 'ui-kit';
import { consentFacts, ScreenHead } from 'admin-kit';
import { APPLICATIONS_SCREEN } from '../admin-paths';
import { ApplicationNotes } from './application-notes';
import { ApplicationStateField } from './application-state-field';
import { ApplicationVersions } from './application-versions';
import { DeleteApplication } from './delete-application';
import { Interviews } from './interviews';
import { OtherApplications } from './other-applications';
import { ScoreField } from './score-field';
import classes from './applications.module.css';

/** An application: its fields, resume, state and notes. */
export function Component() {
  const { id = '' } = useParams();
  const {
    currentData: application,
    isError,
    isFetching,
    refetch,
  } = useRead(fetchJobApplication, { params: { id } }, { refetchOnMountOrArgChange: true });

  if (!application) {
    if (!isError) return <SkeletonDetail label="Loading the application…" />;
    return (
      <ErrorPanel
        title="The application could not be loaded"
        message="It may have been deleted."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }

  const sentAgainAt = application.sendings.slice(1).at(-1)?.at;
  return (
    <div className={classes.screen}>
      <ScreenHead
        title={application.fullName}
        lead={`${application.jobTitle} · ${application.reference}`}
        crumbs={[{ label: 'Applications', href: APPLICATIONS_SCREEN }, { label: application.fullName }]}
        actions={<DeleteApplication application={application} />}
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <DataList
            facts={[
              { term: 'Email', detail: <a href={`mailto:${application.email}`}>{application.email}</a> },
              {
                term: 'Contact number',
                detail: (
                  <a href={`tel:${application.contactNumber.replace(/[^+\d]/g, '')}`}>{application.contactNumber}</a>
                ),
              },
              { term: 'Address', detail: <span className={classes.text}>{application.address}</span> },
              { term: 'Education', detail: <span className={classes.text}>{application.education}</span> },
              { term: 'Experience', detail: <span className={classes.text}>{application.experience}</span> },
              { term: 'Received', detail: <Day at={application.createdAt} /> },
              ...(sentAgainAt ? [{ term: 'Sent again', detail: <Day at={sentAgainAt} /> }] : []),
              { term: 'Consent given', detail: <Day at={application.consentAt} /> },
              ...consentFacts(application.consent),
              { term: 'Will be deleted on', detail: <Day at={application.purgeAt} /> },
            ]}
          />
          <ApplicationVersions application={application} />
        </div>
        <aside className={classes.side}>
          <Panel>
            <ApplicationStateField application={application} />
          </Panel>
          <Panel>
            <ScoreField application={application} />
          </Panel>
          <Panel>
            <Interviews application={application} />
          </Panel>
          <OtherApplications id={application._id} />
          <Panel>
            <ApplicationNotes application={application} />
          </Panel>
        </aside>
      </div>
    </div>
  );
}

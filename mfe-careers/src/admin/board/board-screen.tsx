import type { ApplicationState, JobApplication } from 'api-client';
import { ScreenHead, announce } from 'admin-kit';
import { Board } from 'admin-kit/board';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from 'ui-kit';
import { useChangeJobApplicationMutation, useJobPostingToEditQuery } from '../api';
import { APPLICATIONS_SCREEN, applicationsToJob } from '../admin-paths';
import { APPLICATION_STATES, stateLabel } from '../application-states';
import { ApplicationColumn } from './application-column';
import classes from './board.module.css';

/** The applications by state. They are moved with the mouse, or with the list on each card. */
export function Component() {
  const [query] = useSearchParams();
  const jobId = query.get('jobId') ?? '';
  const { data: job } = useJobPostingToEditQuery(jobId, { skip: jobId === '' });
  const [change] = useChangeJobApplicationMutation();

  const move = async ({ _id, version, fullName }: JobApplication, state: ApplicationState) => {
    const moving = change({ params: { id: _id }, body: { state, version } }).unwrap();
    await announce(moving, `${fullName} moved to ${stateLabel(state)}`);
  };

  return (
    <div className={classes.screen}>
      <ScreenHead
        title="Board"
        lead={jobId === '' ? 'All jobs' : job?.title}
        crumbs={[{ label: 'Applications', href: APPLICATIONS_SCREEN }, { label: 'Board' }]}
        actions={
          <ButtonLink
            href={jobId === '' ? APPLICATIONS_SCREEN : applicationsToJob(jobId)}
            variant="secondary"
            size="small"
          >
            List
          </ButtonLink>
        }
      />
      <Board
        label="Applications by state"
        states={APPLICATION_STATES}
        onMove={(one: JobApplication, state: ApplicationState) => void move(one, state)}
      >
        {(column) => <ApplicationColumn key={column.state.value} column={column} jobId={jobId} />}
      </Board>
    </div>
  );
}

import type { ApplicationState, JobApplication } from 'api-client';
import { ScreenHead, announce } from 'admin-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from 'ui-kit';
import { useChangeJobApplicationMutation, useJobPostingToEditQuery } from '../api';
import { APPLICATIONS_SCREEN, applicationsToJob } from '../admin-paths';
import { APPLICATION_STATES, stateLabel } from '../application-states';
import { BoardColumn } from './board-column';
import classes from './board.module.css';

/** The applications by state. They are moved with the mouse, or with the list on each card. */
export function Component() {
  const [query] = useSearchParams();
  const jobId = query.get('jobId') ?? '';
  const { data: job } = useJobPostingToEditQuery(jobId, { skip: jobId === '' });
  const [change] = useChangeJobApplicationMutation();
  const [dragged, setDragged] = useState<JobApplication>();

  const move = async ({ _id, version, fullName, state: from }: JobApplication, state: ApplicationState) => {
    if (state === from) return;
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
      {/* Wider than the screen, it scrolls, by keyboard as well. */}
      <div className={classes.board} role="region" aria-label="Applications by state" tabIndex={0}>
        {APPLICATION_STATES.map(({ value }) => (
          <BoardColumn
            key={value}
            state={value}
            jobId={jobId}
            onMove={(application, state) => void move(application, state)}
            onDrag={setDragged}
            onDrop={() => dragged && void move(dragged, value)}
          />
        ))}
      </div>
    </div>
  );
}

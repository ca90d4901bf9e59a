import { fetchJobApplications } from 'api-client';
import { useAnswer } from 'shared-store';
import type { ApplicationState, JobApplication } from 'api-client';
import { useState } from 'react';
import { classNames, Heading, KitLink, Select, SkeletonText } from 'ui-kit';
import { APPLICATIONS_SCREEN, applicationScreen } from '../admin-paths';
import { APPLICATION_STATES, stateLabel } from '../application-states';
import { CardFacts } from './card-facts';
import classes from './board.module.css';

/** The maximum number of cards in a column; the list has all. */
const MAX_CARDS = 50;

interface BoardColumnProps {
  readonly state: ApplicationState;
  readonly jobId: string;
  readonly onMove: (application: JobApplication, state: ApplicationState) => void;
  readonly onDrag: (application: JobApplication | undefined) => void;
  /** Called when a card is dropped on the column. */
  readonly onDrop: () => void;
}

/** The newest applications in a state. */
export function BoardColumn({ state, jobId, onMove, onDrag, onDrop }: BoardColumnProps) {
  const [isOver, setOver] = useState(false);
  const { data, isError } = useAnswer(
    fetchJobApplications,
    { query: { state, limit: MAX_CARDS, ...(jobId && { jobId }) } },
    { refetchOnMountOrArgChange: true },
  );
  const headingId = `board-${state}`;
  const cards = data?.jobApplications ?? [];
  const more = (data?.total ?? 0) - cards.length;

  return (
    <section
      className={classNames(classes.column, isOver && classes.over)}
      aria-labelledby={headingId}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
    >
      <Heading level={2} size={6} id={headingId}>
        {stateLabel(state)} {data && <span className={classes.count}>{data.total}</span>}
      </Heading>
      {isError && <p className={classes.remark}>These could not be loaded.</p>}
      {!data && !isError && <SkeletonText />}
      <ul className={classes.cards} role="list">
        {cards.map((application) => {
          return (
            <li
              key={application._id}
              className={classes.card}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', application.reference);
                onDrag(application);
              }}
              onDragEnd={() => onDrag(undefined)}
            >
              <KitLink className={classes.name} href={applicationScreen(application._id)} draggable={false}>
                {application.fullName}
              </KitLink>
              {jobId === '' && <p className={classes.job}>{application.jobTitle}</p>}
              <CardFacts application={application} />
              <Select
                label={`Move ${application.fullName} to`}
                hideLabel
                size="small"
                value={state}
                options={APPLICATION_STATES}
                onChange={(event) => {
                  const target = APPLICATION_STATES.find(({ value }) => value === event.target.value);
                  if (target) onMove(application, target.value);
                }}
              />
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <KitLink href={`${APPLICATIONS_SCREEN}?state=${state}${jobId && `&jobId=${encodeURIComponent(jobId)}`}`}>
          {more} more in the list
        </KitLink>
      )}
    </section>
  );
}

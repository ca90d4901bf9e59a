import { BoardColumn, CardLine, CardName, type ColumnProps } from 'admin-kit/board';
import { fetchJobApplications, type ApplicationState, type JobApplication } from 'api-client';
import type { ReactNode } from 'react';
import { useAnswer } from 'shared-store';
import { APPLICATIONS_SCREEN, applicationScreen } from '../admin-paths';
import { ApplicationFacts } from './application-facts';

/** The maximum number of cards in a column; the list has all. */
const MAX_CARDS = 50;

interface ApplicationColumnProps {
  readonly column: ColumnProps<ApplicationState, JobApplication>;
  readonly jobId: string;
}

/** The newest applications in a state. */
export function ApplicationColumn({ column, jobId }: ApplicationColumnProps): ReactNode {
  const state = column.state.value;
  const { data, isError } = useAnswer(
    fetchJobApplications,
    { query: { state, limit: MAX_CARDS, ...(jobId && { jobId }) } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <BoardColumn
      column={column}
      items={data?.jobApplications}
      total={data?.total}
      isError={isError}
      listHref={`${APPLICATIONS_SCREEN}?state=${state}${jobId && `&jobId=${encodeURIComponent(jobId)}`}`}
      nameOf={({ fullName }) => fullName}
      card={(application) => (
        <>
          <CardName opens={applicationScreen(application._id)}>{application.fullName}</CardName>
          {jobId === '' && <CardLine>{application.jobTitle}</CardLine>}
          <ApplicationFacts application={application} />
        </>
      )}
    />
  );
}

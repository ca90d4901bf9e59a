import { fetchDashboard } from 'api-client';
import { useRead } from 'shared-store';
import { FigureTile } from 'admin-kit';
import { APPLICATIONS_SCREEN } from '../admin-paths';

/** The number of new applications. */
export function ApplicationsTile() {
  const { data } = useRead(fetchDashboard);
  return (
    <FigureTile
      label="New applications"
      figure={data?.newApplications}
      byDay={data?.applicationsByDay}
      href={`${APPLICATIONS_SCREEN}?state=new`}
    />
  );
}

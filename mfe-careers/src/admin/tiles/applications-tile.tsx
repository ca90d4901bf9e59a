import { FigureTile } from 'admin-kit';
import { useCareersDashboardQuery } from '../admin-endpoints';
import { APPLICATIONS_SCREEN } from '../admin-paths';

/** How many applications nobody has looked at yet. */
export function ApplicationsTile() {
  const { data } = useCareersDashboardQuery();
  return (
    <FigureTile label="New applications" figure={data?.newApplications} href={`${APPLICATIONS_SCREEN}?state=new`} />
  );
}

import { useCareersDashboardQuery } from '../admin-endpoints';
import { APPLICATIONS_SCREEN } from '../admin-paths';
import { FigureTile } from './figure-tile';

/** How many applications nobody has looked at yet. */
export function ApplicationsTile() {
  const { data } = useCareersDashboardQuery();
  return (
    <FigureTile label="New applications" figure={data?.newApplications} href={`${APPLICATIONS_SCREEN}?state=new`} />
  );
}

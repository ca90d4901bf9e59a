import { useCareersDashboardQuery } from '../admin-endpoints';
import { JOBS_SCREEN } from '../admin-paths';
import { FigureTile } from './figure-tile';

/** How many positions are open. */
export function OpeningsTile() {
  const { data } = useCareersDashboardQuery();
  return <FigureTile label="Open positions" figure={data?.openings} href={JOBS_SCREEN} />;
}

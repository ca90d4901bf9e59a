import { FigureTile } from 'admin-kit';
import { useCareersDashboardQuery } from '../admin-endpoints';
import { JOBS_SCREEN } from '../admin-paths';

/** How many positions are open. */
export function OpeningsTile() {
  const { data } = useCareersDashboardQuery();
  return <FigureTile label="Open positions" figure={data?.openings} href={JOBS_SCREEN} />;
}

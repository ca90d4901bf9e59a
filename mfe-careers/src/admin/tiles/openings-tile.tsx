import { fetchDashboard } from 'api-client';
import { useRead } from 'shared-store';
import { FigureTile } from 'admin-kit';
import { JOBS_SCREEN } from '../admin-paths';

/** The number of open positions. */
export function OpeningsTile() {
  const { data } = useRead(fetchDashboard);
  return <FigureTile label="Open positions" figure={data?.openings} href={JOBS_SCREEN} />;
}

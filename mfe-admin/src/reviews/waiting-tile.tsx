import { fetchReviews, type Review } from 'api-client';
import { FigureTile } from 'admin-kit';
import type { ReactNode } from 'react';
import { useRead } from 'shared-store';

/** The number of reviews that need an answer of the signed-in person: to review, or returned to its author. */
export const waitingFor = (reviews: readonly Review[]): number =>
  reviews.filter(
    ({ state, isMine, isReviewer }) => (state === 'waiting' && isReviewer) || (state === 'returned' && isMine),
  ).length;

/** The tile of the dashboard for reviews; nothing if none waits. */
export function WaitingTile(): ReactNode {
  const { data = [] } = useRead(fetchReviews);
  const count = waitingFor(data);
  return count > 0 && <FigureTile label="Waiting for me" figure={count} href="/admin/waiting-for-me" />;
}

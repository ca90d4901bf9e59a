import { fetchReviews, type Review } from 'api-client';
import { FigureTile } from 'admin-kit';
import type { ReactNode } from 'react';
import { useRead } from 'shared-store';

/** Whether the signed-in person approved it and has to publish it, since its author may not. */
export const isToPublish = ({ state, isReviewer, senderPublishes }: Review): boolean =>
  state === 'approved' && isReviewer && !senderPublishes;

/** The number of reviews that need the signed-in person: to review, to publish, or returned. */
export const waitingFor = (reviews: readonly Review[]): number =>
  reviews.filter(
    (review) =>
      (review.state === 'waiting' && review.isReviewer) ||
      (review.state === 'returned' && review.isMine) ||
      isToPublish(review),
  ).length;

/** The tile of the dashboard for reviews; nothing if none waits. */
export function WaitingTile(): ReactNode {
  const { data = [] } = useRead(fetchReviews);
  const count = waitingFor(data);
  return count > 0 && <FigureTile label="Waiting for me" figure={count} href="/admin/waiting-for-me" />;
}

import { counted, dayText, fetchReviews, type Review } from 'api-client';
import { ScreenHead } from 'admin-kit';
import type { ReactNode } from 'react';
import { useRead } from 'shared-store';
import { EmptyState, ErrorPanel, Heading, KitLink, Panel, SkeletonTable, Stack } from 'ui-kit';
import { editPath } from '../edit-path';
import { collectionName } from '../names';
import { isToPublish } from './waiting-tile';
import classes from './waiting.module.css';

interface ReviewListProps {
  readonly title: string;
  readonly reviews: readonly Review[];
}

/** Its kind, and whether changes, a draft or a release are reviewed. */
function kindOf({ collection, isDraft }: Review): string {
  if (collection === 'releases') return 'Release';
  return `${collectionName(collection)}, ${isDraft ? 'draft' : 'changes'}`;
}

/** Changes, drafts and releases under a heading; each leads to its editor. */
function ReviewList({ title, reviews }: ReviewListProps): ReactNode {
  if (reviews.length === 0) return null;
  return (
    <Panel>
      <Heading level={2} size={5}>
        {title}
      </Heading>
      <ul className={classes.list} role="list">
        {reviews.map((review) => {
          const text = review.isReviewer ? review.note : review.comment;
          return (
            <li key={`${review.collection}/${review._id}`}>
              <KitLink href={editPath(review)} dir="auto">
                {review.title}
              </KitLink>
              <span className={classes.note}>
                {`${kindOf(review)} · ${review.isReviewer ? `From ${review.requestedBy}` : review.reviewer}`}
                {review.isReviewer && review.dueOn !== null && ` · by ${dayText(review.dueOn)}`}
                {review.openComments > 0 && ` · ${counted(review.openComments, 'open comment')}`}
                {review.hasChanged && ' · changed since'}
              </span>
              {text !== '' && <span dir="auto">{`“${text}”`}</span>}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** The work that waits for the signed-in person: to review, to publish, returned, and approved. */
export function Component(): ReactNode {
  const { data, isError, isFetching, refetch } = useRead(fetchReviews, undefined, { refetchOnMountOrArgChange: true });
  const mine = (data ?? []).filter(({ isMine }) => isMine);
  const toReview = (data ?? []).filter(({ state, isReviewer }) => state === 'waiting' && isReviewer);
  const toPublish = (data ?? []).filter(isToPublish);
  const returned = mine.filter(({ state }) => state === 'returned');
  const approved = mine.filter(({ state }) => state === 'approved');
  return (
    <>
      <ScreenHead title="Waiting for me" lead="What you review, and the answers to what you sent." />
      {isError && !data && (
        <ErrorPanel message="The reviews could not be loaded." busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <SkeletonTable rows={4} label="Loading the reviews" />}
      {data && toReview.length + toPublish.length + returned.length + approved.length === 0 && (
        <EmptyState title="Nothing waits for you">
          Changes, drafts and releases appear here when a colleague sends them to you, or answers yours.
        </EmptyState>
      )}
      <Stack gap={2}>
        <ReviewList title="To review" reviews={toReview} />
        <ReviewList title="To publish" reviews={toPublish} />
        <ReviewList title="Returned to you" reviews={returned} />
        <ReviewList title="Approved, not published yet" reviews={approved} />
      </Stack>
    </>
  );
}

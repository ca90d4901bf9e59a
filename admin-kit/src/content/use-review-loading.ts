import { fetchReview, fetchReviewComments } from 'api-client';
import { collectionOf, type ContentType } from 'api-client/content-types';
import { useRead } from 'shared-store';

interface Reviewable {
  readonly _id: string;
  readonly status?: unknown;
}

/**
 * Loads the review of an item and the comments of it, so that its notice is there when the fields are first shown. After a
 * failure the notice loads them again.
 *
 * @param item undefined while it is loading
 * @returns whether they are loading
 */
export function useReviewLoading(type: ContentType, item: Reviewable | undefined, hasChanges: boolean): boolean {
  const collection = collectionOf(type);
  const mayHaveReview = item !== undefined && !type.publicForm && (hasChanges || item.status === 'draft');
  const params = { collection, id: item?._id ?? '' };
  const fresh = { refetchOnMountOrArgChange: true };
  const review = useRead(fetchReview, { params }, { ...fresh, skip: !mayHaveReview });
  const isReviewed = mayHaveReview && review.data?.collection === collection;
  const comments = useRead(fetchReviewComments, { params }, { ...fresh, skip: !isReviewed });
  return review.isFetching || comments.isFetching;
}

import { fetchReview, fetchReviewComments, isSameField, type ReviewedCollection } from 'api-client';
import { useMemo, useState, type ReactNode } from 'react';
import { useRead } from 'shared-store';
import { CommentsDialog } from './comments-dialog';
import { FieldCommentsContext, type FieldComments } from './field-comments';

interface ReviewCommentsProps {
  readonly collection: ReviewedCollection;
  /** Undefined for an item that cannot be reviewed, such as a new one. */
  readonly id: string | undefined;
  /** The editor of the item. */
  readonly children: ReactNode;
}

/** Provides the comments on the fields of an editor, or the items of a release, while it is reviewed, and shows those of one field on request. */
export function ReviewComments({ collection, id = '', children }: ReviewCommentsProps): ReactNode {
  const params = { collection, id };
  const { data: review } = useRead(fetchReview, { params }, { skip: id === '' });
  const isReviewed = id !== '' && review?.collection === collection;
  const read = useRead(fetchReviewComments, { params }, { skip: !isReviewed, refetchOnMountOrArgChange: 5 });
  const { data: comments, isError, refetch } = read;
  const [opened, setOpened] = useState<{ readonly field: string; readonly label: string }>();
  const isPerson = Boolean(review?.isMine || review?.isReviewer);
  const mayWrite = isPerson && review?.state !== 'approved';
  const provided = useMemo<FieldComments | undefined>(() => {
    const failed = isError && !comments;
    if (!isReviewed || (!comments && !failed)) return undefined;
    return {
      comments: comments ?? [],
      mayWrite: mayWrite && !failed,
      open: (field, label) => setOpened({ field, label }),
      retry: failed ? () => void refetch() : undefined,
    };
  }, [isReviewed, comments, isError, mayWrite, refetch]);
  return (
    <FieldCommentsContext value={provided}>
      {children}
      {provided && opened && (
        <CommentsDialog
          {...{ collection, id, mayWrite }}
          {...opened}
          mayResolve={isPerson}
          comments={provided.comments.filter(({ field }) => isSameField(field, opened.field))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </FieldCommentsContext>
  );
}

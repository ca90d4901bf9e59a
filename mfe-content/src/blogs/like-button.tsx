import { useEffect, useState } from 'react';
import { Heart } from 'lucide-react';
import { likeBlog, unlikeBlog } from 'api-client';
import { callApi, messageOf, useAppDispatch } from 'shared-store';
import { Button, notify } from 'ui-kit';
import { isLiked, rememberLike } from './liked-blogs';
import classes from './like-button.module.css';

interface LikeButtonProps {
  readonly blogId: string;
  /** The likes as far as they are known. */
  readonly likes: number;
}

/** One like per visitor, taken back by a second press; the server does the counting. */
export function LikeButton({ blogId, likes }: LikeButtonProps) {
  const dispatch = useAppDispatch();
  const [liked, setLiked] = useState(false);
  const [answered, setAnswered] = useState<number>();
  const [busy, setBusy] = useState(false);

  useEffect(() => setLiked(isLiked(blogId)), [blogId]);

  const press = async () => {
    setBusy(true);
    try {
      const answer = await dispatch(callApi(liked ? unlikeBlog : likeBlog, { params: { id: blogId } }));
      setAnswered(answer.likes);
      setLiked(!liked);
      rememberLike(blogId, !liked);
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  const count = answered ?? likes;
  return (
    <Button
      variant="secondary"
      size="small"
      aria-pressed={liked}
      aria-label={`Like, ${count} so far`}
      busy={busy}
      icon={<Heart aria-hidden="true" className={liked ? classes.liked : undefined} />}
      onClick={() => void press()}
    >
      {count.toLocaleString('en-IN')} likes
    </Button>
  );
}

import { useEffect, useState, type SubmitEvent } from 'react';
import { Heart } from 'lucide-react';
import { likeBlog, unlikeBlog, counted } from 'api-client';
import { callApi, messageOf, useAppDispatch } from 'shared-store';
import { Button, notify } from 'ui-kit';
import { isLiked, rememberLike } from './liked-blogs';
import classes from './like-button.module.css';

interface LikeButtonProps {
  readonly blogId: string;
  /** The known number of likes. */
  readonly likes: number;
  /** The number of likes after a like that was posted without scripts. */
  readonly posted?: number;
}

/** One like per visitor; a second press removes it. The server counts. */
export function LikeButton({ blogId, likes, posted }: LikeButtonProps) {
  const dispatch = useAppDispatch();
  const [liked, setLiked] = useState(posted !== undefined);
  const [answered, setAnswered] = useState(posted);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (posted !== undefined) rememberLike(blogId, true);
    setLiked(isLiked(blogId));
  }, [blogId, posted]);

  const press = async (event: SubmitEvent) => {
    event.preventDefault();
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
    <form method="post" onSubmit={(event) => void press(event)}>
      <Button
        type="submit"
        variant="secondary"
        size="small"
        aria-pressed={liked}
        aria-label={`Like, ${count} so far`}
        busy={busy}
        icon={<Heart aria-hidden="true" className={liked ? classes.liked : undefined} />}
      >
        {counted(count, 'like')}
      </Button>
    </form>
  );
}

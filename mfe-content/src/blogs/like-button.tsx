import { useEffect, useState, type SubmitEvent } from 'react';
import { Heart } from 'lucide-react';
import { likeBlog, unlikeBlog } from 'api-client';
import { callApi, messageOf, useAppDispatch } from 'shared-store';
import { Button, notify } from 'ui-kit';
import { useTexts } from '../texts';
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
  const { text, count, number, lang } = useTexts();
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
      notify.error(text(messageOf(error)));
    } finally {
      setBusy(false);
    }
  };

  const total = answered ?? likes;
  return (
    <form method="post" onSubmit={(event) => void press(event)}>
      <Button
        type="submit"
        variant="secondary"
        size="small"
        aria-pressed={liked}
        aria-label={text('Like, {count} so far', { count: number(total) })}
        lang={lang}
        busy={busy}
        icon={<Heart aria-hidden="true" className={liked ? classes.liked : undefined} />}
      >
        {count(total, '{count} like', '{count} likes')}
      </Button>
    </form>
  );
}

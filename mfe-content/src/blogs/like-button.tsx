import { useEffect, useState } from 'react';
import { Heart } from 'lucide-react';
import { likeBlog, unlikeBlog } from 'api-client';
import type { Blog } from 'api-client';
import { callApi, messageOf, useAppDispatch } from 'shared-store';
import { Button, notify } from 'ui-kit';
import { isLiked, rememberLike } from './liked-blogs';
import classes from './like-button.module.css';

/** One like per visitor, taken back by a second press; the server does the counting. */
export function LikeButton({ blog }: { readonly blog: Blog }) {
  const dispatch = useAppDispatch();
  const [liked, setLiked] = useState(false);
  const [likes, setLikes] = useState<number>();
  const [busy, setBusy] = useState(false);

  useEffect(() => setLiked(isLiked(blog._id)), [blog._id]);

  const press = async () => {
    setBusy(true);
    try {
      const answer = await dispatch(callApi(liked ? unlikeBlog : likeBlog, { params: { id: blog._id } }));
      setLikes(answer.likes);
      setLiked(!liked);
      rememberLike(blog._id, !liked);
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  const count = likes ?? blog.likes;
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

import { useEffect, useState } from 'react';
import { viewBlog } from 'api-client';
import type { Blog } from 'api-client';
import { callApi, useAppDispatch } from 'shared-store';

type Reactions = Pick<Blog, 'views' | 'likes'>;

/**
 * Counts that the blog was opened; the server counts a visitor once a day.
 *
 * @returns the views and likes as far as they are known: a page that was kept for a while has older ones
 */
export function useCountedView(blog: Blog): Reactions {
  const dispatch = useAppDispatch();
  const [counted, setCounted] = useState<Reactions>();
  useEffect(() => {
    let shown = true;
    dispatch(callApi(viewBlog, { params: { id: blog._id } })).then(
      (answer) => {
        if (shown) setCounted(answer);
      },
      () => undefined, // A view that was not counted is nobody's trouble.
    );
    return () => {
      shown = false;
    };
  }, [blog._id, dispatch]);
  return counted ?? blog;
}

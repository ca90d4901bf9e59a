import { useEffect, useState } from 'react';
import { viewBlog } from 'api-client';
import type { Blog } from 'api-client';
import { callApi, useAppDispatch } from 'shared-store';

type Reactions = Pick<Blog, 'views' | 'likes'>;

/**
 * Counts a view of the blog; the server counts a visitor once a day.
 *
 * @returns the latest known views and likes: those of a cached page are older
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
      () => undefined, // A view that cannot be counted is not an error for the visitor.
    );
    return () => {
      shown = false;
    };
  }, [blog._id, dispatch]);
  return counted ?? blog;
}

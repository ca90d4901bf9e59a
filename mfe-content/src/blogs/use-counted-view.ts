import { useEffect, useState } from 'react';
import { viewBlog } from 'api-client';
import type { Blog } from 'api-client';
import { callApi, useAppDispatch } from 'shared-store';

/**
 * Counts that the blog was opened; the server counts a visitor once a day.
 *
 * @returns the views as far as they are known
 */
export function useCountedView(blog: Blog): number {
  const dispatch = useAppDispatch();
  const [views, setViews] = useState<number>();
  useEffect(() => {
    let shown = true;
    dispatch(callApi(viewBlog, { params: { id: blog._id } })).then(
      (answer) => {
        if (shown) setViews(answer.views);
      },
      () => undefined, // A view that was not counted is nobody's trouble.
    );
    return () => {
      shown = false;
    };
  }, [blog._id, dispatch]);
  return views ?? blog.views;
}

import { useActionData } from 'react-router-dom';
import type { Blog } from 'api-client';
import { BlogView } from './blog-view';
import type { LikeAnswer } from './like-action';
import { LikeButton } from './like-button';
import { useCountedView } from './use-counted-view';

/** A blog as visitors read it: opening it counts as a view, and it can be liked. */
export function BlogArticle({ blog }: { readonly blog: Blog }) {
  const posted = useActionData() as LikeAnswer | undefined;
  const { views, likes } = useCountedView(blog);
  return (
    <BlogView blog={blog} views={views} likes={<LikeButton blogId={blog._id} likes={likes} posted={posted?.likes} />} />
  );
}

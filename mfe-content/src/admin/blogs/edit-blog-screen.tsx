import type { Blog } from 'api-client';
import { useBlogToEditQuery } from '../content-changes';
import { ItemScreen } from '../item-screen';
import { BlogEditor } from './blog-editor';

const useBlog = (id: string) => useBlogToEditQuery(id, { refetchOnMountOrArgChange: true });

/** The editor of one blog. */
export function Component() {
  return <ItemScreen<Blog> useItem={useBlog} editor={(blog) => <BlogEditor blog={blog} />} />;
}

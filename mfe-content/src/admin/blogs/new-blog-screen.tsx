import { BlogEditor } from './blog-editor';

/** A new blog. */
export function Component() {
  return <BlogEditor />;
}

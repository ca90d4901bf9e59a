import { Day } from 'shared-store';
import type { Blog } from 'api-client';
import { blogs } from 'api-client/content-types';
import { ContentCollection } from 'admin-kit/content';

const columns = { Date: { cell: ({ Date }: Blog) => <Day value={Date} /> } };

/** The blogs: search, status, publishing and deleting several at once. */
export function Component() {
  return (
    <ContentCollection<Blog>
      type={blogs}
      purpose="Blogs appear on the blog page, newest first, and on the home page."
      columns={columns}
    />
  );
}

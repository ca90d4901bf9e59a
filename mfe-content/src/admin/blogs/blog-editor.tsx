import type { Blog } from 'api-client';
import { blogs } from 'api-client/content-types';
import { ItemPage } from 'admin-kit/content';
import { ContentEditor } from '../content-editor';

/** The editor of a new or existing blog. */
export function Component() {
  return (
    <ItemPage<Blog>
      type={blogs}
      editor={(item) => (
        <ContentEditor
          type={blogs}
          item={item}
          main={['title', 'summary', 'content', ['author', 'authorImg'], ['Date', 'time']]}
          aside={['blogImg', 'imageAlt', 'tags', 'slug']}
        />
      )}
    />
  );
}

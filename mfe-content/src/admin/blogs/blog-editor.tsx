import type { Blog } from 'api-client';
import { blogs } from 'api-client/content-types';
import { ItemPage } from 'admin-kit/content';
import { BlogView } from '../../blogs/blog-view';
import { ContentEditor } from '../content-editor';
import { cleanedForPreview } from '../rich-text/cleaned-for-preview';
import { richTextInputs } from '../rich-text/rich-text-inputs';

/** The editor of a blog, new or existing. */
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
          inputs={richTextInputs}
          preview={(blog) => <BlogView blog={{ ...blog, content: cleanedForPreview(blog.content) }} />}
        />
      )}
    />
  );
}

import type { NewsItem } from 'api-client';
import { news } from 'api-client/content-types';
import { ItemPage } from 'admin-kit/content';
import { ContentEditor } from '../content-editor';

/** The editor of a new or existing news item. */
export function Component() {
  return (
    <ItemPage<NewsItem>
      type={news}
      editor={(item) => (
        <ContentEditor
          type={news}
          item={item}
          main={['title', 'summary', 'content', ['category', 'date'], ['author', 'source'], 'sourceUrl']}
          aside={['pinned', 'image', 'imageAlt', 'slug']}
        />
      )}
    />
  );
}

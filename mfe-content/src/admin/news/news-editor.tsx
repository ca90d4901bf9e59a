import type { NewsItem } from 'api-client';
import { news } from 'api-client/content-types';
import { ItemPage } from 'admin-kit/content';
import { NewsArticle } from '../../news/news-article';
import { ContentEditor } from '../content-editor';
import { cleanedForPreview } from '../rich-text/cleaned-for-preview';
import { richTextInputs } from '../rich-text/rich-text-inputs';

/** The editor of a news item, new or existing. */
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
          inputs={richTextInputs}
          preview={(shown) => <NewsArticle item={{ ...shown, content: cleanedForPreview(shown.content) }} />}
        />
      )}
    />
  );
}

import type { NewsItem } from 'api-client';
import { news } from 'api-client/content-types';
import { ContentCollection } from 'admin-kit/content';

const columns = {
  pinned: { cell: ({ pinned }: NewsItem) => (pinned ? 'Yes' : '') },
};

/** The news: search, status, publishing and deleting several at once. */
export function Component() {
  return <ContentCollection<NewsItem> type={news} columns={columns} defaultSort="-date" />;
}

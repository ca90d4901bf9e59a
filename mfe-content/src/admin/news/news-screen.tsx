import { Day } from 'shared-store';
import type { NewsItem } from 'api-client';
import { news } from 'api-client/content-types';
import { ContentCollection } from 'admin-kit/content';

const columns = {
  pinned: { cell: ({ pinned }: NewsItem) => (pinned ? 'Yes' : '') },
  date: { cell: ({ date }: NewsItem) => <Day value={date} /> },
};

/** The news: search, status, publishing and deleting several at once. */
export function Component() {
  return (
    <ContentCollection<NewsItem>
      type={news}
      purpose="News items appear on the news page, and the newest on the home page."
      columns={columns}
      defaultSort="-date"
    />
  );
}

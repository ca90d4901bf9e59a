import type { NewsItem } from 'api-client';
import { useNewsItemToEditQuery } from '../content-changes';
import { ItemScreen } from '../item-screen';
import { NewsEditor } from './news-editor';

const useNewsItem = (id: string) => useNewsItemToEditQuery(id, { refetchOnMountOrArgChange: true });

/** The editor of one news item. */
export function Component() {
  return <ItemScreen<NewsItem> useItem={useNewsItem} editor={(item) => <NewsEditor item={item} />} />;
}

import { NewsEditor } from './news-editor';

/** A new news item. */
export function Component() {
  return <NewsEditor />;
}

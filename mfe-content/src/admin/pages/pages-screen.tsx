import type { ContentPage } from 'api-client';
import { pages } from 'api-client/content-types';
import { ContentCollection } from 'admin-kit/content';

/** The custom pages: search, status, publishing and deleting several at once. */
export function Component() {
  return (
    <ContentCollection<ContentPage>
      type={pages}
      purpose="Pages have their own address, such as /pages/safety, and consist of sections."
    />
  );
}

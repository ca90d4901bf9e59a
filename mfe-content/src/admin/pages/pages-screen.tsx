import type { ContentPage } from 'api-client';
import { pages } from 'api-client/content-types';
import { ContentCollection } from 'admin-kit/content';

/** The custom pages: search, status, publishing and deleting several at once. */
export function Component() {
  return (
    <ContentCollection<ContentPage>
      type={pages}
      purpose="Pages stand at an address of their own, such as /pages/safety, and are made of sections."
    />
  );
}

import type { FoundContent } from 'api-client';
import { singleContentTypes } from 'api-client/content-types';

/** Where an item is edited. What there is one of has a screen of its own; services have their dialogs on the screen that lists them. */
export function editPath({ collection, _id, title }: Pick<FoundContent, 'collection' | '_id' | 'title'>): string {
  if (Object.values(singleContentTypes).some((single) => single.collection === collection))
    return `/admin/${collection}`;
  return collection === 'services'
    ? `/admin/services?search=${encodeURIComponent(title)}`
    : `/admin/${collection}/${encodeURIComponent(_id)}`;
}

import { singleContentTypes } from 'api-client/content-types';

interface Edited {
  /** Its name in an address: of content, or `releases`. */
  readonly collection: string;
  readonly _id: string;
  readonly title: string;
}

/**
 * The address of an item's editor. Content with one item has its own screen; services have dialogs on the screen that
 * lists them.
 */
export function editPath({ collection, _id, title }: Edited): string {
  if (Object.values(singleContentTypes).some((single) => single.collection === collection))
    return `/admin/${collection}`;
  return collection === 'services'
    ? `/admin/services?search=${encodeURIComponent(title)}`
    : `/admin/${collection}/${encodeURIComponent(_id)}`;
}

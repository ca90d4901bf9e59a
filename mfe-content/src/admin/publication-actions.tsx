import { Eye, EyeOff } from 'lucide-react';
import type { BulkAction } from 'ui-kit/collection';
import { oneByOne } from './one-by-one';

type Publication = { readonly status: 'published' | 'draft'; readonly publishAt: null };
type Update = (id: string, body: Publication) => Promise<{ message?: string }>;

/** Publishing several items, and taking them back to drafts. */
export function publicationActions<Item extends { _id: string }>(update: Update): BulkAction<Item>[] {
  const set = (status: Publication['status']) => (items: readonly Item[]) =>
    oneByOne(items, ({ _id }) => update(_id, { status, publishAt: null }));
  return [
    {
      id: 'publish',
      label: 'Publish',
      icon: <Eye aria-hidden="true" />,
      run: set('published'),
      undo: set('draft'),
    },
    {
      id: 'unpublish',
      label: 'Make a draft',
      icon: <EyeOff aria-hidden="true" />,
      run: set('draft'),
      undo: set('published'),
    },
  ];
}

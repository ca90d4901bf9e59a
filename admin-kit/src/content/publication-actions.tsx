import { Eye, EyeOff } from 'lucide-react';
import type { BulkAction } from '../collection-types';
import { oneByOne } from './one-by-one';

interface Publication {
  readonly status: 'published' | 'draft' | 'scheduled';
  readonly publishAt: string | null;
}
type Update = (id: string, body: Publication) => Promise<{ message?: string }>;

export interface Published {
  readonly _id: string;
  readonly status: Publication['status'] | 'trashed';
  readonly publishAt: string | null;
}

/** Publishing several items, and taking them back to drafts; undone, each is again what it was by itself. */
export function publicationActions<Item extends Published>(update: Update): BulkAction<Item>[] {
  const set = (status: Publication['status']) => (items: readonly Item[]) =>
    oneByOne(items, ({ _id }) => update(_id, { status, publishAt: null }));
  const undo = (items: readonly Item[]) =>
    oneByOne(items, ({ _id, status, publishAt }) =>
      update(_id, { status: status === 'trashed' ? 'draft' : status, publishAt }),
    );
  return [
    {
      id: 'publish',
      label: 'Publish',
      icon: <Eye aria-hidden="true" />,
      run: set('published'),
      undo,
    },
    {
      id: 'unpublish',
      label: 'Unpublish',
      icon: <EyeOff aria-hidden="true" />,
      run: set('draft'),
      undo,
    },
  ];
}

import { counted, plural } from 'api-client';
import { Eye, EyeOff } from 'lucide-react';
import type { BulkAction } from '../collection-types';

interface Publication {
  readonly status: 'published' | 'draft' | 'scheduled';
  readonly publishAt: string | null;
  readonly unpublish?: boolean;
}
type Update = (id: string, body: Publication) => Promise<{ message?: string }>;

export interface Published {
  readonly _id: string;
  readonly status: Publication['status'] | 'trashed';
  readonly publishAt: string | null;
}

/** Sent if an editor chose to unpublish items. */
const CONSENT = { unpublish: true } as const;

/** Bulk actions that publish or unpublish items; undo restores each item's previous status. */
export function publicationActions<Item extends Published>(update: Update): BulkAction<Item>[] {
  const set = (status: 'published' | 'draft') => (item: Item) =>
    update(item._id, { status, publishAt: null, ...(status === 'draft' && CONSENT) });
  const undoEach = ({ _id, status, publishAt }: Item) =>
    update(_id, { status: status === 'trashed' ? 'draft' : status, publishAt, ...CONSENT });
  return [
    {
      id: 'publish',
      label: 'Publish',
      icon: <Eye aria-hidden="true" />,
      words: { doing: 'Publishing', done: 'published' },
      each: set('published'),
      undoEach,
    },
    {
      id: 'unpublish',
      label: 'Unpublish',
      icon: <EyeOff aria-hidden="true" />,
      question: (items) => ({
        title: plural(items.length, 'Unpublish this item?', `Unpublish ${counted(items.length, 'item')}?`),
        question: `Visitors will no longer find ${plural(items.length, 'it', 'them')} until you publish ${plural(items.length, 'it', 'them')} again.`,
        confirmLabel: 'Unpublish',
      }),
      words: { doing: 'Unpublishing', done: 'unpublished' },
      each: set('draft'),
      undoEach,
    },
  ];
}

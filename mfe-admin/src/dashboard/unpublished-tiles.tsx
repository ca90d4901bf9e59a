import type { Dashboard } from 'api-client';
import type { ReactNode } from 'react';
import { FigureTile } from 'admin-kit';
import { useMenu } from '../frame/menu';

interface UnpublishedTilesProps {
  readonly unpublished: Dashboard['unpublished'];
}

/** The number of unpublished items in each collection; a tile leads to its list. */
export function UnpublishedTiles({ unpublished }: UnpublishedTilesProps): ReactNode {
  const menu = useMenu();
  return unpublished.flatMap(({ collection, drafts, scheduled }) => {
    // A remote that is not loaded has no list to link to.
    const list = menu.flatMap(({ entries }) => entries).find(({ href }) => href === `/admin/${collection}`);
    if (!list) return [];
    const tile = (status: string, word: string, figure: number) => (
      <FigureTile
        key={`${collection} ${status}`}
        label={`${list.label}: ${word}`}
        figure={figure}
        href={`${list.href}?status=${status}`}
      />
    );
    return [
      ...(drafts > 0 ? [tile('draft', 'drafts', drafts)] : []),
      ...(scheduled > 0 ? [tile('scheduled', 'scheduled', scheduled)] : []),
    ];
  });
}

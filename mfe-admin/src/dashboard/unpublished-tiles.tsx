import type { Dashboard } from 'api-client';
import type { ReactNode } from 'react';
import { FigureTile } from 'ui-kit/collection';
import { useContributions } from '../frame/contributions';
import { ownScreens } from '../frame/own-screens';
import { adminPath } from '../frame/screens';

interface UnpublishedTilesProps {
  readonly unpublished: Dashboard['unpublished'];
}

/** What is not published yet, each collection by itself; a tile leads to its list. */
export function UnpublishedTiles({ unpublished }: UnpublishedTilesProps): ReactNode {
  const { screens } = useContributions();
  return unpublished.flatMap(({ collection, drafts, scheduled }) => {
    // A section that is away right now has no list to lead to.
    const screen = [...ownScreens, ...screens].find(({ path }) => path === collection);
    if (!screen) return [];
    const tile = (status: string, word: string, figure: number) => (
      <FigureTile
        key={`${collection} ${status}`}
        label={`${screen.label}: ${word}`}
        figure={figure}
        href={`${adminPath(collection)}?status=${status}`}
      />
    );
    return [
      ...(drafts > 0 ? [tile('draft', 'drafts', drafts)] : []),
      ...(scheduled > 0 ? [tile('scheduled', 'scheduled', scheduled)] : []),
    ];
  });
}

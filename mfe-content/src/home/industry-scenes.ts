import { langOf, type Sector, type Section, type SectionItem, sectorPath } from 'api-client';
import type { ReactNode } from 'react';
import { words } from '../sections/words';

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The hero's content for an industry. */
export interface IndustryScene {
  readonly image: string;
  readonly imageAlt: string;
  readonly imageLang: string | undefined;
  readonly link: string;
  readonly linkLabel: ReactNode;
  readonly text: ReactNode;
}

/** By the address if the name is in another script. */
function isOf(item: SectionItem, sector: Sector): boolean {
  const name = plain(sector.name);
  return (name && plain(item.title ?? '') === name) || plain(item.link ?? '').endsWith(plain(sector.slug));
}

/** The hero's entry for an industry, otherwise the industry's own picture. */
export function sceneOf(hero: Pick<Section, 'items'> | undefined, sector: Sector): IndustryScene {
  const item = hero?.items.find((entry) => isOf(entry, sector));
  return {
    image: item?.image || sector.logo,
    imageAlt: item?.imageAlt ?? '',
    imageLang: item && langOf(item, 'imageAlt'),
    link: item?.link || sectorPath(sector),
    linkLabel: (item && words(item, 'linkLabel')) || words(sector, 'name'),
    text: item && words(item, 'text'),
  };
}

import type { MediaItem } from 'api-client';
import type { ReactNode } from 'react';
import { KitLink } from 'ui-kit';
import { collectionName } from '../names';
import { editPath } from '../edit-path';
import classes from './media.module.css';

/** A link to one of the places that use a file; marked if that item is in the trash. */
export function UseLink({ use }: { readonly use: MediaItem['usedBy'][number] }): ReactNode {
  const { collection, title, inTrash } = use;
  return (
    <span className={classes.use}>
      <KitLink href={inTrash ? `/admin/trash?search=${encodeURIComponent(title)}` : editPath(use)}>
        {collectionName(collection)}: {title}
      </KitLink>
      {inTrash && ' (in the trash)'}
    </span>
  );
}

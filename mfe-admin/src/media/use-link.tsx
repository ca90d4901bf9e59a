import type { MediaItem } from 'api-client';
import type { ReactNode } from 'react';
import { KitLink } from 'ui-kit';
import { collectionName } from '../names';
import { editPath } from '../edit-path';
import styles from './media.module.css';

/** One place that shows a file, as the way to it; what lies in the trash says so. */
export function UseLink({ use }: { readonly use: MediaItem['usedBy'][number] }): ReactNode {
  const { collection, title, inTrash } = use;
  return (
    <span className={styles.use}>
      <KitLink href={inTrash ? `/admin/trash?search=${encodeURIComponent(title)}` : editPath(use)}>
        {collectionName(collection)}: {title}
      </KitLink>
      {inTrash && ' (in the trash)'}
    </span>
  );
}

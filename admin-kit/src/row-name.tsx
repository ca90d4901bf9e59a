import type { TableColumn } from 'admin-kit/table';
import type { ReactNode } from 'react';
import { KitLink } from 'ui-kit';
import type { CollectionScreenProps } from './collection-types';
import classes from './collection.module.css';

interface RowNameProps<Item extends object> extends Pick<CollectionScreenProps<Item>, 'editHref' | 'onEdit'> {
  readonly item: Item;
  readonly column: TableColumn<Item>;
}

/** The name of an item in its row, which opens the item. */
export function RowName<Item extends object>({ item, column, editHref, onEdit }: RowNameProps<Item>): ReactNode {
  const name = column.cell ? column.cell(item) : column.value?.(item);
  if (editHref)
    return (
      <KitLink href={editHref(item)} className={classes.rowLink}>
        {name}
      </KitLink>
    );
  if (!onEdit) return name;
  return (
    <button type="button" className={classes.rowLink} onClick={() => onEdit(item)}>
      {name}
    </button>
  );
}

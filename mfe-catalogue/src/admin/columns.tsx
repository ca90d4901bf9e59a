import type { ContentType } from 'api-client/content-types';
import { contentColumns, type ColumnChanges } from 'admin-kit/content';
import type { TableColumn } from 'admin-kit/table';
import { TABLE_DESCRIPTION_CHARACTERS } from '../texts/limits';
import { preview } from '../texts/preview';

/** The columns of a table of the catalogue, with shortened descriptions. */
export function catalogueColumns<Item extends { readonly description: string }>(
  type: ContentType,
  changes: ColumnChanges<Item> = {},
): TableColumn<Item>[] {
  return contentColumns<Item>(type, {
    description: { cell: ({ description }) => preview(description, TABLE_DESCRIPTION_CHARACTERS) },
    ...changes,
  });
}

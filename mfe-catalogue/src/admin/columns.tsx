import type { ContentStatus } from 'api-client';
import { StatusBadge } from 'admin-kit';
import type { TableColumn } from 'admin-kit/table';
import { TABLE_DESCRIPTION_CHARACTERS } from '../texts/limits';
import { preview } from '../texts/preview';

interface Listed {
  readonly name: string;
  readonly description: string;
  readonly status: ContentStatus;
}

/** The columns that every table of the catalogue has, with those of its own between the name and the description. */
export function catalogueColumns<Item extends Listed>(...own: readonly TableColumn<Item>[]): TableColumn<Item>[] {
  return [
    { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name.toLowerCase() },
    ...own,
    {
      id: 'description',
      header: 'Description',
      cell: ({ description }) => preview(description, TABLE_DESCRIPTION_CHARACTERS),
    },
    { id: 'status', header: 'Status', narrow: true, cell: ({ status }) => <StatusBadge status={status} /> },
  ];
}

import type { ImportReport } from 'api-client';
import { contentTypes } from 'api-client/content-types';
import type { ReactNode } from 'react';
import { formLabels } from 'admin-kit/content';
import { DataTable } from 'admin-kit/table';

interface ChangedRowsProps {
  readonly report: Pick<ImportReport, 'collection' | 'changes' | 'dryRun'>;
}

/** The rows that change something: their names and their changed fields. */
export function ChangedRows({ report: { collection, changes, dryRun } }: ChangedRowsProps): ReactNode {
  const type = Object.values(contentTypes).find((one) => one.collection === collection);
  const labels = type ? formLabels(type) : {};
  return (
    <DataTable
      caption={dryRun ? 'Rows that would change' : 'Changed rows'}
      layout="brief"
      height="viewport"
      rows={changes}
      rowKey={({ row }) => String(row)}
      columns={[
        { id: 'row', header: 'Row', align: 'end', narrow: true, value: ({ row }) => row },
        { id: 'title', header: 'Name', value: ({ title }) => title },
        {
          id: 'fields',
          header: 'Fields that differ',
          cell: ({ fields }) => fields.map((field) => labels[field] ?? field).join(', '),
        },
      ]}
    />
  );
}

import type { ImportReport } from 'api-client';
import type { ReactNode } from 'react';
import { DataTable } from 'admin-kit/table';

/** The rows that could not be parsed or stored, each with its field and error. */
export function ErrorRows({ errors }: Pick<ImportReport, 'errors'>): ReactNode {
  return (
    <DataTable
      caption="Rows with errors"
      height="viewport"
      rows={errors}
      rowKey={({ row, path, message }) => `${row} ${path} ${message}`}
      columns={[
        { id: 'row', header: 'Row', align: 'end', narrow: true, value: ({ row }) => row },
        { id: 'path', header: 'Field', value: ({ path }) => path },
        { id: 'message', header: 'What is wrong', cell: ({ message }) => message },
      ]}
    />
  );
}

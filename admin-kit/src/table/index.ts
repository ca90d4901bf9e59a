export { DataTable } from './data-table';
export { createdColumn, dateColumn } from './date-column';
export type { DataTableProps, TableColumn, TableLayout } from './table-types';

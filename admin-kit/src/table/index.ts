export { DataTable } from './data-table';
export type { DataTableProps, TableColumn } from './table-types';

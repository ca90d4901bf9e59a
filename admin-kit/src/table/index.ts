export { DataTable } from './data-table';
export type { DataTableProps, TableColumn, TableSort } from './table-types';

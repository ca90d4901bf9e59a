import { compareNames } from 'api-client';

/** The value of a cell by which rows are sorted. */
export type SortValue = string | number | boolean | null | undefined;

/** The value of each sortable column, by column id. */
export type SortValues<Row> = Readonly<Record<string, ((row: Row) => SortValue) | undefined>>;

function compare(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareNames(String(a ?? ''), String(b ?? ''));
}

const isEmpty = (value: SortValue): boolean => value === null || value === undefined || value === '';

/**
 * Sorts rows by a column. Empty values are last in both directions.
 *
 * @param sort a column's id, with `-` before it for descending order; any other text leaves the order as it is
 */
export function sortRows<Row>(rows: readonly Row[], values: SortValues<Row>, sort: string): readonly Row[] {
  const descending = sort.startsWith('-');
  const value = values[descending ? sort.slice(1) : sort];
  if (!value) return rows;
  return [...rows].sort((a, b) => {
    const [left, right] = [value(a), value(b)];
    if (isEmpty(left) || isEmpty(right)) return Number(isEmpty(left)) - Number(isEmpty(right));
    return descending ? compare(right, left) : compare(left, right);
  });
}

/** The order after a column's heading is pressed: ascending, descending, default. */
export function nextSort(current: string, column: string): string {
  if (current === column) return `-${column}`;
  return current === `-${column}` ? '' : column;
}

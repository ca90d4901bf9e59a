import type { ComponentType, ReactNode } from 'react';
import { Moment, useDates } from 'shared-store';
import type { TableColumn } from './table-types';

interface DateProps {
  /** In ISO 8601. */
  readonly at: string;
}

/** A column of moments, sorted by time; `Format` shows one of them. */
export const dateColumn = <Name extends string>(
  id: Name,
  header: string,
  Format: ComponentType<DateProps> = Moment,
): TableColumn<Readonly<Record<Name, string>>> => ({
  id,
  header,
  narrow: true,
  cell: (row) => <Format at={row[id]} />,
  value: (row) => row[id],
});

/** A day as YYYY-MM-DD (specification, section 2). */
const IsoDay = ({ at }: DateProps): ReactNode => useDates().dayOf(at);

/** The column with the day on which an item was created. */
export const createdColumn = dateColumn('createdAt', 'Created', IsoDay);

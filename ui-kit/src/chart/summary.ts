import type { ChartRow } from 'api-client/formats';

/** The first and the last value in words. */
export function endsOf(rows: readonly ChartRow[], text: (value: number) => string): string {
  const said = [rows[0], rows.at(-1)].flatMap((row) => (row ? `${row.label}: ${text(row.value)}` : []));
  return `From ${said.join(' to ')}`;
}

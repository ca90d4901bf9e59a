import type { ChartRow } from 'api-client/formats';
import type { inEnglish } from '../translated';

/** The first and the last value in words. */
export function endsOf(rows: readonly ChartRow[], text: (value: number) => string, say: typeof inEnglish): string {
  const [first = '', last = ''] = [rows[0], rows.at(-1)].map((row) => row && `${row.label}: ${text(row.value)}`);
  return say('From {first} to {last}', { first, last });
}

/** Digits with or without separators: 1840, 1,840, 12,34,567, 0.21, −3. */
const NUMBER = /^[-−]?(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,15})(?:\.\d{1,6})?$/;

/** Whether a cell is a number, as charts write it. */
export const isNumber = (cell: string): boolean => NUMBER.test(cell);

/** The cells of a line as spreadsheets copy it, or with semicolons; empty ones at its end do not count. */
export function cellsOf(line: string): string[] {
  const cells = line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim());
  while (cells.at(-1) === '') cells.pop();
  return cells;
}

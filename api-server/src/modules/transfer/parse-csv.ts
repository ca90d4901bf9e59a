/**
 * Reads CSV by RFC 4180: quoted cells, doubled quotes, line ends of any kind within and between rows.
 *
 * @returns one record per row, by the names of the first line; an empty cell is left out
 */
export function parseCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = rowsOf(text.replace(/^\uFEFF/, ''));
  return rows
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) =>
      Object.fromEntries(head.flatMap((name, at) => (cells[at] ? [[name.trim(), undefuse(cells[at])] as const] : []))),
    );
}

/** An export puts `'` before what a spreadsheet could take for a formula; it is no part of the value. */
function undefuse(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function rowsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A cell with its quotes or without, and what ends it.
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new SyntaxError(`Line ${rows.length + 1} is not CSV`);
    const [, quoted, plain = '', end] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') {
      if (cell.lastIndex === text.length) row.push('');
      else continue;
    }
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

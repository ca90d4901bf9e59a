import { CHART_SHAPES, type ChartData, type ChartRow, type ChartShape } from './charts';
import { counted, inWords } from './counts';
import { cellsOf, isNumber } from './cells';

/** The columns of a shape's rows, and how many of them every row has at least. */
export const CHART_COLUMNS: Readonly<
  Record<ChartShape, { readonly names: readonly string[]; readonly least: number }>
> = {
  line: { names: ['label', 'value', 'lowest', 'highest'], least: 2 },
  columns: { names: ['label', 'value'], least: 2 },
  bars: { names: ['label', 'value'], least: 2 },
  range: { names: ['label', 'value', 'lowest', 'highest'], least: 4 },
  timeline: { names: ['label', 'from', 'to'], least: 2 },
  map: { names: ['place', 'latitude', 'longitude', 'kind'], least: 3 },
};

/** A line that cannot be drawn: its number, and the reason with the remedy. */
interface Mistake {
  readonly line: number;
  readonly message: string;
}

const MAX_ROWS = 60;
const LEAST_ROWS: Readonly<Partial<Record<ChartShape, number>>> = { line: 2, columns: 2 };

const toNumber = (cell: string): number => Number(cell.replaceAll(',', '').replace('−', '-'));

/** The cells of a row that are numbers; the last one of a map is the kind of a place. */
const numbersIn = (shape: ChartShape, cells: readonly string[]): readonly string[] =>
  cells.slice(1, shape === 'map' ? 3 : undefined);

function mistakeOf(shape: ChartShape, cells: readonly string[]): string | undefined {
  const { names, least } = CHART_COLUMNS[shape];
  const [label] = cells;
  const numbers = numbersIn(shape, cells);
  if (!label) return 'the label is missing';
  // Half of a band cannot be drawn.
  if (cells.length < least || cells.length > names.length || (shape === 'line' && cells.length === least + 1)) {
    const optional = least < names.length ? `, and if you like ${names.slice(least).join(' and ')}` : '';
    return `${inWords(cells.length, 'column')} found, but a row has ${names.slice(0, least).join(', ')}${optional}`;
  }
  const wrong = numbers.find((cell) => !isNumber(cell));
  if (wrong !== undefined) return `“${wrong}” is not a number. Write one such as 1,840 or 0.21, without its unit`;
  const [value = 0, second = value, third = value] = numbers.map(toNumber);
  if (shape === 'map') {
    return Math.abs(value) <= 90 && Math.abs(second) <= 180
      ? undefined
      : 'the latitude must be between −90 and 90, and the longitude between −180 and 180';
  }
  if (shape === 'timeline') return second < value ? 'the end is before the beginning' : undefined;
  if (shape !== 'line' && shape !== 'range') return value < 0 ? 'a bar cannot be shorter than zero' : undefined;
  return second > value || third < value ? 'the value must be between the lowest and the highest' : undefined;
}

function rowOf(shape: ChartShape, cells: readonly string[]): ChartRow {
  const [label = '', , , group] = cells;
  const [value = 0, second, third] = numbersIn(shape, cells).map(toNumber);
  if (shape === 'map') return { label, value, east: second ?? 0, ...(group && { group }) };
  const [low, high] = shape === 'timeline' ? [undefined, second] : [second, third];
  return { label, value, ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
}

/**
 * Reads the rows of a chart: one in a line, its columns separated by tabs (as a spreadsheet copies them) or semicolons.
 * A first line without numbers names the columns.
 *
 * @returns the rows, and the first mistake
 */
export function readChart(shape: ChartShape, text: string): ChartData & { readonly mistake?: Mistake } {
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ cells: cellsOf(line), line: at + 1 }))
    .filter(({ cells }) => cells.length > 0);
  const [first] = lines;
  const named = first && first.cells.length > 1 && !first.cells.slice(1).some((cell) => /\d/.test(cell));
  const names = named ? first.cells : CHART_COLUMNS[shape].names;
  const written = named ? lines.slice(1) : lines;
  const rows = written.slice(0, MAX_ROWS).map(({ cells }) => rowOf(shape, cells));
  for (const { cells, line } of written) {
    const message = mistakeOf(shape, cells);
    if (message) return { names, rows, mistake: { line, message } };
  }
  const least = LEAST_ROWS[shape] ?? 1;
  const last = written.at(-1)?.line ?? 1;
  if (written.length < least) {
    return { names, rows, mistake: { line: last, message: `add ${inWords(least - written.length, 'more row')}` } };
  }
  if (written.length > MAX_ROWS) {
    const message = `there are ${counted(written.length, 'row')}, but a chart shows at most ${MAX_ROWS}`;
    return { names, rows, mistake: { line: last, message } };
  }
  return { names, rows };
}

/** The mistake in the rows of a chart as one sentence that names its line; undefined if they can be drawn. */
export function chartMistake(shape: ChartShape, text: string): string | undefined {
  const { mistake } = readChart(shape, text);
  return mistake && `Line ${mistake.line}: ${mistake.message}`;
}

/** The shape of this name; a line for any other. */
export const chartShape = (name = ''): ChartShape => CHART_SHAPES.find((shape) => shape === name) ?? 'line';

import { counted } from '../formats/counts';
import { cellsOf, isNumber } from '../formats/cells';

const linesWithCells = (text: string): string[][] =>
  text
    .split(/\r\n|\n|\r/)
    .map(cellsOf)
    .filter((cells) => cells.length > 0);

/**
 * The mistake in the translated rows of a chart as one sentence; undefined if they have the numbers of the English ones
 * in the same places.
 */
export function translatedChartMistake(english: string, translated: string): string | undefined {
  const [before, after] = [linesWithCells(english), linesWithCells(translated)];
  if (before.length !== after.length)
    return `The English chart has ${counted(before.length, 'line')}, this one has ${after.length}`;
  const differs = (cells: readonly string[], line: number): boolean =>
    cells.length !== after[line]?.length ||
    cells.some((cell, at) => {
      const other = after[line]?.[at] ?? '';
      return isNumber(cell) ? other !== cell : other === '' || (at > 0 && /\d/.test(other) && !/\d/.test(cell));
    });
  const wrong = before.findIndex(differs);
  return wrong < 0 ? undefined : `Line ${wrong + 1}: translate the words, and keep the numbers of the English line`;
}

/** More characters than a year has: fewer labels have room. */
const LONG = 4;
/** More characters than `2025–26` and a little: only the first and the last have room. */
const LONGEST = 9;

/** The smallest stride, a multiple of another, that divides the way into a limited number of equal parts. */
function strideOf(way: number, parts: number, of = 1): number {
  for (let stride = of; stride < way; stride += of) if (way % stride === 0 && way / stride <= parts) return stride;
  return way;
}

export interface ShownLabel {
  readonly index: number;
  readonly text: string;
  /** Whether there is room for it in narrow charts, too. */
  readonly always: boolean;
}

/** The labels below a chart: the first, the last, and as many at equal distances between them as have room. */
export function shownLabels(labels: readonly string[]): ShownLabel[] {
  // One label is both the first and the last.
  const way = Math.max(1, labels.length - 1);
  const longest = Math.max(...labels.map(({ length }) => length));
  const room = longest > LONG ? 5 : 10;
  const wide = strideOf(way, longest > LONGEST ? 1 : room);
  const narrow = strideOf(way, longest > LONG ? 1 : 3, wide);
  return labels
    .map((text, index) => ({ index, text, always: index % narrow === 0 }))
    .filter(({ index }) => index % wide === 0);
}

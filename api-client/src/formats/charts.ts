/** The shapes in which rows of numbers are drawn. */
export const CHART_SHAPES = ['line', 'columns', 'bars', 'range', 'timeline'] as const;
export type ChartShape = (typeof CHART_SHAPES)[number];

/** The numbers of a row; of a timeline, `value` is its beginning and `high` its end. */
export interface ChartRow {
  readonly label: string;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
}

export interface ChartData {
  /** The names of the columns. */
  readonly names: readonly string[];
  readonly rows: readonly ChartRow[];
}

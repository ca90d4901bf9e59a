/** The shapes in which rows of numbers are drawn. */
export const CHART_SHAPES = ['line', 'columns', 'bars', 'range', 'timeline', 'map'] as const;
export type ChartShape = (typeof CHART_SHAPES)[number];

/** The numbers of a row. In a timeline `value` is the beginning and `high` the end; on a map `value` is the latitude. */
export interface ChartRow {
  readonly label: string;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
  /** On a map: the longitude, in degrees. */
  readonly east?: number;
  /** On a map: what is at this place, such as “Yards”. */
  readonly group?: string;
}

export interface ChartData {
  /** The names of the columns. */
  readonly names: readonly string[];
  readonly rows: readonly ChartRow[];
}

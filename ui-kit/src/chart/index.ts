/** Numbers drawn as a line, columns, bars, ranges or periods, without a library and without scripts. */
export { Chart } from './chart';
export { CellChart, cellScale } from './cell-chart';

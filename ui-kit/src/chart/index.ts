/** Numbers drawn as a line, columns, bars, ranges, periods or places on a map, without a library and without scripts. */
export { Chart } from './chart';
export { ItemChart } from './item-chart';
export { MapDrawing, MapPlaces } from './map/map-chart';
export { Trend } from './trend';
export { CellChart, cellScale } from './cell-chart';

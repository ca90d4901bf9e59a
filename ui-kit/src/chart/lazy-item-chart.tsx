import { lazyPart } from '../lazy-part';

/** The name of the chunk with the code and styles of charts. */
const CHUNK = 'chart';

const { load, Part } = lazyPart(async () => (await import(/* webpackChunkName: "chart" */ './item-chart')).ItemChart);

/** The chunks of an item's charts; an item without one has none. */
export const chartChunks = (charts: readonly unknown[] = []): string[] => (charts.length > 0 ? [CHUNK] : []);

/** Loads the code of charts before a page that has one is rendered. */
export async function loadCharts(charts: readonly unknown[] = []): Promise<void> {
  if (charts.length > 0) await load();
}

/** A chart, whose code only pages with charts load. */
export const LazyItemChart = Part;

import { lazy, Suspense, useState } from 'react';
import type { ItemChart as Data } from 'api-client';
import type { ItemChart } from './item-chart';

/** The name of the chunk with the code and styles of charts. */
const CHUNK = 'chart';

const load = () => import(/* webpackChunkName: "chart" */ './item-chart');

let loaded: typeof ItemChart | undefined;

/** Hydrates the server's chart when its chunk, which the document names, has registered. */
const Hydrated = lazy(async () => ({ default: (await load()).ItemChart }));

/** The chunks of an item's charts; an item without one has none. */
export const chartChunks = (charts: readonly Data[] = []): string[] => (charts.length > 0 ? [CHUNK] : []);

/** Loads the code of charts before a page that has one is rendered: the server's renderer does not wait for it. */
export async function loadChart(charts: readonly Data[] = []): Promise<void> {
  if (charts.length > 0) loaded ??= (await load()).ItemChart;
}

/** A chart, whose code only pages with charts load. */
export function LazyItemChart({ chart }: { readonly chart: Data }) {
  const [Shown] = useState(() => loaded ?? Hydrated);
  return (
    <Suspense>
      <Shown chart={chart} />
    </Suspense>
  );
}

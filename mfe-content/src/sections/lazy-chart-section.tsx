import { lazy, Suspense, useState } from 'react';
import type { ChartSection } from './chart-section';
import type { SectionContent, SectionProps } from './section-props';

/** The name of the chunk with the code and styles of charts. */
const CHUNK = 'chart';

const load = () => import(/* webpackChunkName: "chart" */ './chart-section');

let loaded: typeof ChartSection | undefined;

/** Hydrates the server's chart when its chunk, which the document names, has registered. */
const Hydrated = lazy(async () => ({ default: (await load()).ChartSection }));

const hasChart = (sections: readonly Pick<SectionContent, 'kind'>[] = []): boolean =>
  sections.some(({ kind }) => kind === 'chart');

/** The chunks of the charts among some sections; a page without one has none. */
export const chartChunks = (sections?: readonly Pick<SectionContent, 'kind'>[]): string[] =>
  hasChart(sections) ? [CHUNK] : [];

/** Loads the code of charts before a page that has one is rendered: the server's renderer does not wait for it. */
export async function loadCharts(sections?: readonly Pick<SectionContent, 'kind'>[]): Promise<void> {
  if (hasChart(sections)) loaded ??= (await load()).ChartSection;
}

/** A section of charts, whose code only pages with charts load. */
export function LazyChartSection(props: SectionProps) {
  const [Section] = useState(() => loaded ?? Hydrated);
  return (
    <Suspense>
      <Section {...props} />
    </Suspense>
  );
}

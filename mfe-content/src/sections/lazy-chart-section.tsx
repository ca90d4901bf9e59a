import { lazyPart } from 'ui-kit/lazy-part';
import type { SectionContent } from './section-props';

const { load, Part } = lazyPart(
  async () => (await import(/* webpackChunkName: "chart" */ './chart-section')).ChartSection,
);

type Sections = readonly Pick<SectionContent, 'kind'>[];

const hasChart = (sections: Sections = []): boolean => sections.some(({ kind }) => kind === 'chart');

/** The chunks of the charts among some sections; a page without one has none. */
export const chartChunks = (sections?: Sections): string[] => (hasChart(sections) ? ['chart'] : []);

/** Loads the code of charts before a page that has one is rendered. */
export async function loadCharts(sections?: Sections): Promise<void> {
  if (hasChart(sections)) await load();
}

/** A section of charts, whose code only pages with charts load. */
export const LazyChartSection = Part;

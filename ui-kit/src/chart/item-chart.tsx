import { chartShape, langOf, readChart, type InLanguage } from 'api-client/formats';
import { inEnglish, type Translated } from '../translated';
import { Chart } from './chart';

/** A chart as the API answers it: an editor's texts, and rows as they were typed. */
export interface ChartItem extends InLanguage {
  readonly title?: string | undefined;
  readonly shape?: string | undefined;
  readonly unit?: string | undefined;
  readonly data?: string | undefined;
  readonly source?: string | undefined;
}

export interface ItemChartProps extends Translated {
  readonly chart: ChartItem;
}

/** The chart that an editor gave an item or a section. */
export function ItemChart({ chart, text = inEnglish, lang }: ItemChartProps) {
  const shape = chartShape(chart.shape);
  return (
    <Chart
      title={<span lang={langOf(chart, 'title')}>{chart.title}</span>}
      shape={shape}
      unit={chart.unit && <span lang={langOf(chart, 'unit')}>{chart.unit}</span>}
      source={chart.source}
      rowsLang={langOf(chart, 'data')}
      text={text}
      lang={lang}
      {...readChart(shape, chart.data ?? '')}
    />
  );
}

import { chartShape, langOf, readChart, type ItemChart as Data } from 'api-client';
import { Chart } from 'ui-kit/chart';
import { useTexts } from '../texts';

/** The chart that an editor gave an item, such as a sector. */
export function ItemChart({ chart }: { readonly chart: Data }) {
  const { text, lang } = useTexts();
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

import { chartShape, langOf, readChart, type Blog } from 'api-client';
import { Chart } from 'ui-kit/chart';
import { useTexts } from '../texts';

/** The chart of a blog: the curve that it is about. */
export function BlogChart({ chart }: { readonly chart: Blog['charts'][number] }) {
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

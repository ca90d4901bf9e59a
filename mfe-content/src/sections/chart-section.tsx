import { chartShape, langOf, readChart } from 'api-client';
import { classNames } from 'ui-kit';
import { Chart } from 'ui-kit/chart';
import { useTexts } from '../texts';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './section-props';
import { words } from './words';
import classes from './chart-section.module.css';

/** One chart, or several small ones side by side. */
export function ChartSection({ section }: SectionProps) {
  const { text, lang } = useTexts();
  return (
    <SectionFrame section={section} introduced>
      <div className={classNames(classes.charts, section.items.length > 1 && classes.several)}>
        {section.items.map((item, index) => (
          <Chart
            key={`${index} ${item.title}`}
            title={words(item, 'title')}
            shape={chartShape(item.shape)}
            unit={words(item, 'unit')}
            source={item.source}
            rowsLang={langOf(item, 'data')}
            text={text}
            lang={lang}
            {...readChart(chartShape(item.shape), item.data ?? '')}
          />
        ))}
      </div>
    </SectionFrame>
  );
}

import { chartShape, readChart } from 'api-client';
import { classNames } from 'ui-kit';
import { Chart } from 'ui-kit/chart';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './section-props';
import classes from './chart-section.module.css';

/** One chart, or several small ones side by side. */
export function ChartSection({ section }: SectionProps) {
  return (
    <SectionFrame section={section} introduced>
      <div className={classNames(classes.charts, section.items.length > 1 && classes.several)}>
        {section.items.map(({ title = '', shape, unit, source, data = '' }, index) => (
          <Chart
            key={`${index} ${title}`}
            title={title}
            shape={chartShape(shape)}
            unit={unit}
            source={source}
            {...readChart(chartShape(shape), data)}
          />
        ))}
      </div>
    </SectionFrame>
  );
}

import { classNames } from 'ui-kit';
import { ItemChart } from 'ui-kit/chart';
import { useTexts } from '../texts';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './section-props';
import classes from './chart-section.module.css';

/** One chart, or several small ones side by side. */
export function ChartSection({ section }: SectionProps) {
  const { text, lang } = useTexts();
  return (
    <SectionFrame section={section} introduced>
      <div className={classNames(classes.charts, section.items.length > 1 && classes.several)}>
        {section.items.map((item, index) => (
          <ItemChart key={`${index} ${item.title}`} chart={item} text={text} lang={lang} />
        ))}
      </div>
    </SectionFrame>
  );
}

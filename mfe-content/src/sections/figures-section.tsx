import { Trend } from 'ui-kit/chart';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './section-props';
import classes from './figures-section.module.css';
import { words } from './words';

/** The company in figures: a value, its unit and its label. */
export function FiguresSection({ section }: SectionProps) {
  return (
    <SectionFrame section={section} tone="petrol" spacing="tight" introduced action={null}>
      <dl className={classes.figures}>
        {section.items.map((item, index) => (
          <div key={`${index} ${item.title}`} className={classes.figure}>
            <dt className={classes.what}>{words(item, 'title')}</dt>
            <dd className={classes.amount}>
              <span className={classes.value}>{words(item, 'value')}</span>
              {item.unit && <span className={classes.unit}>{words(item, 'unit')}</span>}
            </dd>
            {item.trend && (
              <dd className={classes.past}>
                <Trend values={item.trend.split(/ +/).map(Number)} label={item.trend} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}

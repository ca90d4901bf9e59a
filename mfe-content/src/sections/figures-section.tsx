import { Section, SectionHead } from 'ui-kit';
import { headingId } from './section-props';
import type { SectionProps } from './section-props';
import classes from './figures-section.module.css';

/** The company in figures: a value, its unit and its label. */
export function FiguresSection({ section }: SectionProps) {
  const id = headingId(section);
  return (
    <Section tone="petrol" spacing="tight" aria-labelledby={id}>
      <SectionHead id={id} eyebrow={section.eyebrow} title={section.heading} lead={section.text} />
      <dl className={classes.figures}>
        {section.items.map((item, index) => (
          <div key={`${index} ${item.title}`} className={classes.figure}>
            <dt className={classes.what}>{item.title}</dt>
            <dd className={classes.amount}>
              <span className={classes.value}>{item.value}</span>
              {item.unit && <span className={classes.unit}>{item.unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

import { langOf } from 'api-client';
import { Eyebrow, Heading } from 'ui-kit';
import { SectionIcon } from '../sections/section-icon';
import { headingId, type SectionProps } from '../sections/section-props';
import classes from './desks.module.css';

/** The people who answer, from the editors' section, beside the form. */
export function Desks({ section }: SectionProps) {
  const id = headingId(section);
  return (
    <section className={classes.desks} aria-labelledby={id}>
      {section.eyebrow && <Eyebrow lang={langOf(section, 'eyebrow')}>{section.eyebrow}</Eyebrow>}
      <Heading level={2} size={5} id={id} lang={langOf(section, 'heading')}>
        {section.heading}
      </Heading>
      {section.text && (
        <p className={classes.text} dir="auto" lang={langOf(section, 'text')}>
          {section.text}
        </p>
      )}
      <ul className={classes.list} role="list">
        {section.items.map((item, index) => (
          <li key={`${index} ${item.title}`} className={classes.desk}>
            <SectionIcon name={item.icon} />
            <h3 className={classes.name} lang={langOf(item, 'title')}>
              {item.title}
            </h3>
            {item.text && (
              <p className={classes.text} lang={langOf(item, 'text')}>
                {item.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

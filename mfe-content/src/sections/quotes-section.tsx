import { SectionFrame } from './section-frame';
import type { SectionProps } from './section-props';
import classes from './quotes-section.module.css';
import { words } from './words';

/** Quotes of people with their names and roles. */
export function QuotesSection({ section }: SectionProps) {
  return (
    <SectionFrame section={section} introduced>
      <ul className={classes.quotes} role="list">
        {section.items.map((item, index) => (
          <li key={`${index} ${item.title}`}>
            <figure className={classes.quote}>
              <blockquote className={classes.words} dir="auto">
                {words(item, 'text')}
              </blockquote>
              <figcaption>
                <span className={classes.name}>{item.title}</span>
                {item.role && <span className={classes.role}>{words(item, 'role')}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

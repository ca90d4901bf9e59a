import { SectionFrame } from './section-frame';
import type { SectionProps } from './section-props';
import classes from './quotes-section.module.css';

/** Quotes of people with their names and roles. */
export function QuotesSection({ section }: SectionProps) {
  return (
    <SectionFrame section={section} introduced>
      <ul className={classes.quotes} role="list">
        {section.items.map(({ title, text, role }, index) => (
          <li key={`${index} ${title}`}>
            <figure className={classes.quote}>
              <blockquote className={classes.words} dir="auto">
                {text}
              </blockquote>
              <figcaption>
                <span className={classes.name}>{title}</span>
                {role && <span className={classes.role}>{role}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

import { langOf, type SectionItem } from 'api-client';
import { SectionFrame } from '../sections/section-frame';
import type { SectionProps } from '../sections/section-props';
import { readColour } from './period-colour';
import { PeriodStrip } from './period-strip';
import classes from './timeline.module.css';

/** A period: its years and text below a coloured bar (specification, section 2). */
function Period({ item }: { readonly item: SectionItem }) {
  // The colour comes from the database: an SVG attribute needs no inline style.
  const colour = readColour(item.bgColor);
  return (
    <li className={classes.period}>
      <span className={classes.mark} aria-hidden="true">
        <svg viewBox="0 0 20 20">
          <circle cx="10" cy="10" r="8" fill={colour} />
        </svg>
      </span>
      <div className={classes.entry}>
        <svg className={classes.bar} preserveAspectRatio="none" viewBox="0 0 10 10" aria-hidden="true">
          <rect width="10" height="10" fill={colour} />
        </svg>
        <p className={classes.years} lang={langOf(item, 'years')}>
          {item.years}
        </p>
        {item.title && (
          <h3 className={classes.title} lang={langOf(item, 'title')}>
            {item.title}
          </h3>
        )}
        <p className={classes.text} lang={langOf(item, 'text')}>
          {item.text}
        </p>
      </div>
    </li>
  );
}

/** The company's periods along a line: side by side on wide screens, one below another on phones. */
export function Timeline({ section }: SectionProps) {
  return (
    <SectionFrame section={section} tone="mist" introduced action={null}>
      <PeriodStrip items={section.items} />
      <ol className={classes.line} role="list">
        {section.items.map((item, index) => (
          <Period key={`${index} ${item.years}`} item={item} />
        ))}
      </ol>
    </SectionFrame>
  );
}

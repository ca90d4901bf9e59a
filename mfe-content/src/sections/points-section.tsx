import { langOf } from 'api-client';
import { Picture } from 'ui-kit';
import { SectionFrame } from './section-frame';
import { SectionIcon } from './section-icon';
import type { SectionProps } from './section-props';
import classes from './points-section.module.css';
import { words } from './words';

interface PointsSectionProps extends SectionProps {
  readonly tone?: 'paper' | 'mist';
}

/** Reasons, values or certificates: entries with an icon, a heading and a sentence, beside an optional picture. */
export function PointsSection({ section, tone = 'paper' }: PointsSectionProps) {
  const points = (
    <ul className={section.image ? classes.beside : classes.points} role="list">
      {section.items.map((item, index) => (
        <li key={`${index} ${item.title}`} className={classes.point}>
          <span className={classes.icon}>
            <SectionIcon name={item.icon} />
          </span>
          <h3 className={classes.title}>{words(item, 'title')}</h3>
          {item.text && <p className={classes.text}>{words(item, 'text')}</p>}
          {item.years && <p className={classes.years}>{words(item, 'years')}</p>}
        </li>
      ))}
    </ul>
  );
  return (
    <SectionFrame section={section} tone={tone} introduced>
      {section.image ? (
        <div className={classes.split}>
          <Picture
            className={classes.picture}
            src={section.image}
            alt={section.imageAlt}
            lang={langOf(section, 'imageAlt')}
            width={960}
            height={720}
            sizes="(min-width: 60em) 56rem, 100vw"
          />
          {points}
        </div>
      ) : (
        points
      )}
    </SectionFrame>
  );
}

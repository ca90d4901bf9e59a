import { langOf } from 'api-client';
import { Picture } from 'ui-kit';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './section-props';
import classes from './picture-section.module.css';
import { words } from './words';

/** A wide picture with a caption. */
export function PictureSection({ section }: SectionProps) {
  return (
    <SectionFrame section={section}>
      <figure className={classes.figure}>
        <Picture
          className={classes.picture}
          src={section.image}
          alt={section.imageAlt}
          lang={langOf(section, 'imageAlt')}
          width={1920}
          height={820}
          sizes="(min-width: 80rem) 76rem, 100vw"
        />
        {section.text && (
          <figcaption className={classes.caption} dir="auto">
            {words(section, 'text')}
          </figcaption>
        )}
      </figure>
    </SectionFrame>
  );
}

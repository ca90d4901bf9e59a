import { Picture, Prose, Section, SectionHead } from 'ui-kit';
import { paragraphs } from '../text/paragraphs';
import { SectionLink } from './section-link';
import { headingId } from './section-props';
import type { SectionProps } from './section-props';
import classes from './text-section.module.css';

/** Running text, beside a picture if there is one: the story of the company, or whatever an editor adds. */
export function TextSection({ section }: SectionProps) {
  const id = headingId(section);
  return (
    <Section aria-labelledby={id}>
      <SectionHead id={id} eyebrow={section.eyebrow} title={section.heading} />
      <div className={section.image ? classes.split : undefined}>
        <Prose className={classes.text} dir="auto">
          {paragraphs(section.text).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          <SectionLink section={section} />
        </Prose>
        {section.image && (
          <figure className={classes.figure}>
            <Picture
              src={section.image}
              alt={section.imageAlt}
              width={960}
              height={720}
              sizes="(min-width: 60em) 36rem, 100vw"
            />
          </figure>
        )}
      </div>
    </Section>
  );
}

import { langOf } from 'api-client';
import { Container, Eyebrow, Heading, Lead, Picture } from 'ui-kit';
import { SectionLink } from './section-link';
import { headingId } from './section-props';
import type { SectionProps } from './section-props';
import classes from './contact-call-section.module.css';
import { words } from './words';

/** The invitation to get in touch, above a picture. */
export function ContactCallSection({ section }: SectionProps) {
  const id = headingId(section);
  return (
    <section className={classes.call} aria-labelledby={id}>
      {section.image && (
        <Picture
          className={classes.scene}
          src={section.image}
          alt={section.imageAlt}
          lang={langOf(section, 'imageAlt')}
          width={1920}
          height={820}
          sizes="100vw"
        />
      )}
      <Container className={classes.content}>
        <div className={classes.text}>
          {section.eyebrow && <Eyebrow>{words(section, 'eyebrow')}</Eyebrow>}
          <Heading level={2} size={2} id={id}>
            {words(section, 'heading')}
          </Heading>
          {section.text && <Lead>{words(section, 'text')}</Lead>}
          <div>
            <SectionLink section={section} variant="primary" />
          </div>
        </div>
      </Container>
    </section>
  );
}

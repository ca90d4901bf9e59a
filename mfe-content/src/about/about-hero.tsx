import { langOf } from 'api-client';
import { Container, Eyebrow, Heading, Lead, Picture } from 'ui-kit';
import type { SectionProps } from '../sections/section-props';
import type { Breadcrumb } from '../site/breadcrumbs';
import { Trail } from '../site/trail';
import classes from './about-hero.module.css';

interface AboutHeroProps extends SectionProps {
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** The head of the about page: a description of the company above a wide picture. */
export function AboutHero({ section, breadcrumbs }: AboutHeroProps) {
  return (
    <div className={classes.hero}>
      <Container>
        <Trail items={breadcrumbs} />
        <div className={classes.text}>
          {section.eyebrow && <Eyebrow lang={langOf(section, 'eyebrow')}>{section.eyebrow}</Eyebrow>}
          <Heading level={1} lang={langOf(section, 'heading')}>
            {section.heading}
          </Heading>
          {section.text && <Lead lang={langOf(section, 'text')}>{section.text}</Lead>}
        </div>
      </Container>
      {section.image && (
        <Picture
          className={classes.scene}
          src={section.image}
          alt={section.imageAlt}
          lang={langOf(section, 'imageAlt')}
          width={1920}
          height={720}
          sizes="100vw"
          priority
        />
      )}
    </div>
  );
}

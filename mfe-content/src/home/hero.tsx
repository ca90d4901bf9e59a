import { langOf } from 'api-client';
import { ButtonLink, Container, Eyebrow, Heading, Picture } from 'ui-kit';
import type { SectionProps } from '../sections/section-props';
import { headingId } from '../sections/section-props';
import { SectionLink } from '../sections/section-link';
import { IndustrySwitch } from './industry-switch';
import { sceneOf } from './industry-scenes';
import { useIndustry } from './use-industry';
import classes from './hero.module.css';
import { words } from '../sections/words';

/** The first screen: a headline, a sentence, two actions, and the selected industry's picture and sentence. */
export function Hero({ section }: SectionProps) {
  const { industry } = useIndustry();
  const id = headingId(section);
  const scene = industry && sceneOf(section, industry);
  const image = scene?.image || section.image;
  return (
    <section className={classes.hero} data-accent={industry?.accent} aria-labelledby={id}>
      <div className={classes.scene} key={image}>
        <Picture
          src={image}
          alt={scene?.imageAlt || section.imageAlt}
          lang={scene?.imageAlt ? scene.imageLang : langOf(section, 'imageAlt')}
          width={1920}
          height={1080}
          // The picture fills an area above the text, or the whole first screen; see the style sheet.
          sizes="(max-width: 59.99em) max(100vw, 46vh), max(100vw, min(192vh, 108rem))"
          priority
        />
      </div>
      <div className={classes.haze} aria-hidden="true" />
      <svg className={classes.ridge} viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 84c160-30 300-42 470-22s330 44 520 18 320-52 450-34v74H0z" />
      </svg>
      <Container className={classes.content}>
        <div className={classes.text}>
          {section.eyebrow && <Eyebrow>{words(section, 'eyebrow')}</Eyebrow>}
          <Heading level={1} id={id} className={classes.headline}>
            {words(section, 'heading')}
          </Heading>
          <p className={classes.lead}>{words(section, 'text')}</p>
          <div className={classes.actions}>
            <SectionLink section={section} variant="primary" />
            {scene && (
              <ButtonLink href={scene.link} variant="secondary">
                {scene.linkLabel}
              </ButtonLink>
            )}
          </div>
        </div>
        {scene && section.items.length > 0 && (
          <div className={classes.industries}>
            <p className={classes.sentence} aria-live="polite">
              {scene.text}
            </p>
            <IndustrySwitch />
          </div>
        )}
      </Container>
      <span className={classes.end} />
    </section>
  );
}

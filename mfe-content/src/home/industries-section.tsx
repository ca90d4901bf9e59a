import { langOf, sectorPath } from 'api-client';
import { ButtonLink, Heading, Picture } from 'ui-kit';
import { SectionFrame } from '../sections/section-frame';
import type { SectionProps } from '../sections/section-props';
import { useTexts } from '../texts';
import { useIndustry } from './use-industry';
import classes from './industries-section.module.css';
import { words } from '../sections/words';

/** A short text about the industry that is selected above. */
export function IndustriesSection({ section }: SectionProps) {
  const { text, lang } = useTexts();
  const { sectors, industry, select } = useIndustry();
  if (!industry) return null;
  return (
    <SectionFrame section={section} accent={industry.accent} introduced action={null}>
      <div className={classes.split}>
        <ul className={classes.choices} role="list" data-needs-scripts="">
          {sectors.map((sector) => (
            <li key={sector._id}>
              <button
                type="button"
                className={classes.choice}
                lang={langOf(sector, 'name')}
                data-accent={sector.accent}
                aria-pressed={sector._id === industry._id}
                onClick={() => select(sector)}
              >
                {sector.name}
              </button>
            </li>
          ))}
        </ul>
        <div className={classes.industry} aria-live="polite">
          <Picture
            src={industry.logo}
            alt=""
            width={960}
            height={540}
            sizes="(min-width: 60em) 50rem, 100vw"
            className={classes.picture}
          />
          <div className={classes.text}>
            <Heading level={3} size={4}>
              {words(industry, 'name')}
            </Heading>
            <p className={classes.description}>{words(industry, 'description')}</p>
            <div>
              <ButtonLink href={sectorPath(industry)} variant="secondary" lang={lang}>
                {text('See what we offer')}
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </SectionFrame>
  );
}

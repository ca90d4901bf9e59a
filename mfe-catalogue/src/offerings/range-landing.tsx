import { Suspense } from 'react';
import { subsectorPath } from 'api-client';
import { Link } from 'react-router-dom';
import { RepeatedIcon, Section, SectionHead } from 'ui-kit';
import { EngineerCall } from './engineer-call';
import { LandingHero } from './landing-hero';
import { NoSubsectors } from './no-subsectors';
import { RangeSection } from './range-section';
import type { LandingProps } from './divisions-landing';
import classes from './range-landing.module.css';

/** The landing page of renewable and other offerings: a description, then the products. */
export function RangeLanding({ sector, subsectors, editing }: LandingProps) {
  return (
    <>
      <LandingHero sector={sector} editing={editing} />
      <Section accent={sector.accent} aria-labelledby="fields">
        <SectionHead
          id="fields"
          title={sector.subsectorsHeading || 'What we do'}
          {...(sector.subsectorsText && { lead: sector.subsectorsText })}
        />
        {subsectors.length === 0 ? (
          <NoSubsectors />
        ) : (
          <ul role="list" className={classes.fields}>
            {subsectors.map((subsector) => (
              <li key={subsector._id} className={classes.field}>
                <h3 className={classes.name}>
                  <Link to={subsectorPath(subsector)} className={classes.link}>
                    {subsector.name}
                  </Link>
                </h3>
                <p className={classes.description}>{subsector.description}</p>
                <RepeatedIcon name="arrow-right" className={classes.arrow} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {/* The lower part is hydrated after the rest, or when a visitor uses it. */}
      <Suspense>
        <RangeSection sector={sector} />
        <EngineerCall />
      </Suspense>
    </>
  );
}

import { Suspense, type ReactNode } from 'react';
import { langOf, subsectorPath, type Sector, type Subsector } from 'api-client';
import { Link } from 'react-router-dom';
import { CardGrid, RepeatedIcon, Section, SectionHead } from 'ui-kit';
import { SubsectorCard } from '../cards/subsector-card';
import { useTexts } from '../texts';
import { EngineerCall } from './engineer-call';
import { LandingHero } from './landing-hero';
import { NoSubsectors } from './no-subsectors';
import { RangeSection } from './range-section';
import classes from './sector-landing.module.css';

interface SubsectorsProps {
  readonly sector: Sector;
  readonly subsectors: readonly Subsector[];
}

/** The divisions of oil and gas, side by side and numbered (specification, section 2). */
const Divisions = ({ sector, subsectors }: SubsectorsProps) => (
  <CardGrid cards="wide" fullRows>
    {subsectors.map((subsector, index) => (
      <li key={subsector._id}>
        <SubsectorCard subsector={subsector} sector={sector} place={index + 1} />
      </li>
    ))}
  </CardGrid>
);

/** The subsectors of renewable and other offerings, each with its description. */
const Fields = ({ subsectors }: SubsectorsProps) => (
  <ul role="list" className={classes.fields}>
    {subsectors.map((subsector) => (
      <li key={subsector._id} className={classes.field}>
        <h3 className={classes.name}>
          <Link to={subsectorPath(subsector)} className={classes.link}>
            <span lang={langOf(subsector, 'name')}>{subsector.name}</span>
          </Link>
        </h3>
        <p className={classes.description} lang={langOf(subsector, 'description')}>
          {subsector.description}
        </p>
        <RepeatedIcon name="arrow-right" className={classes.arrow} />
      </li>
    ))}
  </ul>
);

const SCREENS = {
  divisions: { id: 'divisions', heading: 'Our divisions', List: Divisions },
  range: { id: 'fields', heading: 'What we do', List: Fields },
} as const;

/** The landing page of a sector: its subsectors, then some of its products. */
export function SectorLanding({ sector, subsectors, editing }: SubsectorsProps & { readonly editing?: ReactNode }) {
  const { text, lang } = useTexts();
  const { id, heading, List } = SCREENS[sector.screen];
  return (
    <>
      <LandingHero sector={sector} editing={editing} />
      <Section accent={sector.accent} aria-labelledby={id}>
        <SectionHead
          id={id}
          title={
            sector.subsectorsHeading ? (
              <span lang={langOf(sector, 'subsectorsHeading')}>{sector.subsectorsHeading}</span>
            ) : (
              <span lang={lang}>{text(heading)}</span>
            )
          }
          {...(sector.subsectorsText && {
            lead: <span lang={langOf(sector, 'subsectorsText')}>{sector.subsectorsText}</span>,
          })}
        />
        {subsectors.length === 0 ? <NoSubsectors /> : <List sector={sector} subsectors={subsectors} />}
      </Section>
      {/* The lower part is hydrated after the rest, or when a visitor uses it. */}
      <Suspense>
        <RangeSection sector={sector} />
        <EngineerCall />
      </Suspense>
    </>
  );
}

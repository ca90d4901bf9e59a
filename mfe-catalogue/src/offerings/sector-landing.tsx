import { Suspense, type ReactNode } from 'react';
import { langOf, subsectorPath, type ItemChart, type Sector, type Subsector } from 'api-client';
import { Link } from 'react-router-dom';
import { CardGrid, classNames, Picture, RepeatedIcon, Section, SectionHead } from 'ui-kit';
import { SubsectorCard } from '../cards/subsector-card';
import { useTexts } from '../texts';
import clamp from '../texts/clamp.module.css';
import { FullDescription } from '../texts/full-description';
import { firstSentence } from '../texts/first-sentence';
import { EngineerCall } from './engineer-call';
import { LandingHero } from './landing-hero';
import { NoSubsectors } from './no-subsectors';
import { RangeSection } from './range-section';
import { subsectorPicture } from './sector-picture';
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

/** The subsectors of renewable and other offerings, each with its picture and the first sentence of its description. */
const Fields = ({ sector, subsectors }: SubsectorsProps) => (
  <ul role="list" className={classes.fields}>
    {subsectors.map((subsector) => (
      <li key={subsector._id} className={classes.field}>
        <div className={classes.picture}>
          <Picture
            src={subsectorPicture(subsector, sector)}
            alt=""
            width={480}
            height={320}
            sizes="(min-width: 60em) 16rem, 6rem"
          />
        </div>
        <h3 className={classes.name}>
          <Link to={subsectorPath(subsector)} className={classes.link}>
            <span lang={langOf(subsector, 'name')}>{subsector.name}</span>
          </Link>
        </h3>
        <p className={classNames(classes.description, clamp.clamped)} lang={langOf(subsector, 'description')}>
          {firstSentence(subsector.description).first}
        </p>
        <RepeatedIcon name="arrow-right" className={classes.arrow} />
      </li>
    ))}
  </ul>
);

/** The text above the subsectors, and the description after its first sentence, which is above them all. */
function Introduction({ sector }: { readonly sector: Sector }) {
  const { rest } = firstSentence(sector.description);
  return (
    <>
      {sector.subsectorsText && (
        <span className={classes.paragraph} lang={langOf(sector, 'subsectorsText')}>
          {sector.subsectorsText}
        </span>
      )}
      {rest && (
        <span className={classNames(classes.further, clamp.clamped)} lang={langOf(sector, 'description')}>
          {rest}
        </span>
      )}
    </>
  );
}

const SCREENS = {
  divisions: { id: 'divisions', heading: 'Our divisions', List: Divisions },
  range: { id: 'fields', heading: 'What we do', List: Fields },
} as const;

interface SectorLandingProps extends SubsectorsProps {
  readonly chart: ItemChart | undefined;
  readonly editing?: ReactNode;
}

/** The landing page of a sector: its chart, its subsectors, then some of its products. */
export function SectorLanding({ sector, chart, subsectors, editing }: SectorLandingProps) {
  const { text, lang } = useTexts();
  const { id, heading, List } = SCREENS[sector.screen];
  return (
    <>
      <LandingHero sector={sector} chart={chart} editing={editing} />
      <Section accent={sector.accent} aria-labelledby={id}>
        <div className={classNames(classes.head, clamp.folds)}>
          <SectionHead
            id={id}
            title={
              sector.subsectorsHeading ? (
                <span lang={langOf(sector, 'subsectorsHeading')}>{sector.subsectorsHeading}</span>
              ) : (
                <span lang={lang}>{text(heading)}</span>
              )
            }
            lead={<Introduction sector={sector} />}
          />
          {firstSentence(sector.description).rest && <FullDescription />}
        </div>
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

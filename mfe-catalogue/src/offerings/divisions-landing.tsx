import { Suspense, type ReactNode } from 'react';
import type { Sector, Subsector } from 'api-client';
import { CardGrid, Section, SectionHead } from 'ui-kit';
import { SubsectorCard } from '../cards/subsector-card';
import { EngineerCall } from './engineer-call';
import { LandingHero } from './landing-hero';
import { NoSubsectors } from './no-subsectors';
import { RangeSection } from './range-section';

export interface LandingProps {
  readonly sector: Sector;
  readonly subsectors: readonly Subsector[];
  readonly editing?: ReactNode;
}

/** The landing page of oil and gas: its divisions, side by side and numbered (specification, section 2). */
export function DivisionsLanding({ sector, subsectors, editing }: LandingProps) {
  return (
    <>
      <LandingHero sector={sector} editing={editing} />
      <Section accent={sector.accent} aria-labelledby="divisions">
        <SectionHead
          id="divisions"
          title={sector.subsectorsHeading || 'Our divisions'}
          {...(sector.subsectorsText && { lead: sector.subsectorsText })}
        />
        {subsectors.length === 0 ? (
          <NoSubsectors />
        ) : (
          <CardGrid cards="wide">
            {subsectors.map((subsector, index) => (
              <li key={subsector._id}>
                <SubsectorCard subsector={subsector} sector={sector} place={index + 1} />
              </li>
            ))}
          </CardGrid>
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

import { PRODUCTS_PATH } from 'api-client';
import { defineSlot } from 'federation/contract';
import { siteLists, useFetchSectorsQuery, type AppStore } from 'shared-store';
import { ButtonLink, CardGrid, Section, SectionHead } from 'ui-kit';
import { filled } from '../api/fill';
import { SectorCard } from '../cards/sector-card';

function SectorsBand() {
  const { data: sectors = [] } = useFetchSectorsQuery();
  if (sectors.length === 0) return null;
  return (
    <Section tone="mist" aria-labelledby="home-sectors">
      <SectionHead
        id="home-sectors"
        eyebrow="Offerings"
        title="Where we work"
        action={
          <ButtonLink href={PRODUCTS_PATH} variant="secondary">
            All products
          </ButtonLink>
        }
      />
      <CardGrid cards="wide">
        {sectors.map((sector) => (
          <li key={sector._id}>
            <SectorCard sector={sector} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

/** The band of sectors on the home page. */
export default defineSlot<AppStore>({
  load: ({ store }) => filled(store.dispatch(siteLists.endpoints.fetchSectors.initiate())),
  Component: SectorsBand,
});

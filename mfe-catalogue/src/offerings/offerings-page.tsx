import { fetchSectors, OFFERINGS_PATH } from 'api-client';
import type { Page } from 'federation/contract';
import { readOf, useRead, type AppStore, type RootState } from 'shared-store';
import { CardGrid, Section } from 'ui-kit';
import { sectorsBreadcrumbs } from '../breadcrumbs';
import { textsOf, useTexts } from '../texts';
import { filled } from '../fill';
import { SectorCard } from '../cards/sector-card';
import { AddSectorPlace } from '../editing/editing-places';
import { PageHero } from '../hero/page-hero';
import { TaxonomyFailed } from '../taxonomy-failed';

const LEAD = 'One chemistry and engineering team for every industry we serve. Choose where you work.';

function OfferingsPage() {
  const { text, lang, contentLang } = useTexts();
  const { data: sectors = [], isFetching, isError, refetch } = useRead(fetchSectors);
  return (
    <>
      <PageHero
        breadcrumbs={sectorsBreadcrumbs}
        title={text('What we offer')}
        lead={text(LEAD)}
        lang={lang}
        editing={<AddSectorPlace />}
      />
      <Section spacing="tight" aria-label={text('Sectors')} lang={lang} contentLang={contentLang}>
        {sectors.length === 0 ? (
          <TaxonomyFailed loading={isFetching} failed={isError} onRetry={() => void refetch()} />
        ) : (
          <CardGrid cards="wide" fullRows>
            {sectors.map((sector) => (
              <li key={sector._id}>
                <SectorCard sector={sector} headingLevel={2} />
              </li>
            ))}
          </CardGrid>
        )}
      </Section>
    </>
  );
}

/** `/offerings`: all sectors. */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: OfferingsPage,
    loader: async () => {
      await filled(store.dispatch(readOf(fetchSectors).initiate()));
      return null;
    },
    handle: {
      head: (state) => {
        const { text, lang } = textsOf(state);
        return { title: text('Offerings'), lang, description: text(LEAD), canonical: OFFERINGS_PATH };
      },
    },
  };
}

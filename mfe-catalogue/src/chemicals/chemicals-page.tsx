import { AddProducts, CHEMICALS_PATH, langOf, subsectorPath } from 'api-client';
import type { Page } from 'federation/contract';
import { Plus } from 'lucide-react';
import { useMayPublish, usePermission, type AppStore, type RootState } from 'shared-store';
import { ButtonLink, CardGrid, Section } from 'ui-kit';
import { fillTaxonomy, useTaxonomy } from '../taxonomy/api';
import { EditButton } from '../editing/edit-button';
import { PageHero } from '../hero/page-hero';
import { EngineerCall } from '../offerings/engineer-call';
import { sectorPicture } from '../offerings/sector-picture';
import { CHEMICALS, resolveNamed, resolveSubsector } from '../resolve';
import { breadcrumbList } from '../structured-data';
import { offeringsBreadcrumbs, sectorBreadcrumbs } from '../breadcrumbs';
import { textsOf, useTexts } from '../texts';
import { addCard, useAddedCards } from './added-cards';
import { CHEMICAL_CARDS } from './chemical-cards';
import { ChemicalCategoryCard } from './chemical-category-card';

const TITLE = 'Chemicals';
const LEAD =
  'Four families of oilfield and speciality chemicals, made and packed in our own plants and traceable batch by batch.';

function ChemicalsPage() {
  const { text, lang, contentLang } = useTexts();
  const { sectors, subsectors } = useTaxonomy();
  const publishes = useMayPublish('products');
  const mayAdd = usePermission(AddProducts) && publishes;
  const added = useAddedCards();
  const sector = resolveNamed(sectors, 'downstream');
  const all = resolveNamed(subsectors, 'chemicals');
  const accent = sector?.accent ?? 'chemicals';
  const breadcrumbs = sector
    ? [...sectorBreadcrumbs(sector), { label: TITLE, isText: true }]
    : offeringsBreadcrumbs(TITLE);

  return (
    <>
      <PageHero
        breadcrumbs={breadcrumbs}
        eyebrow={sector && <span lang={langOf(sector, 'name')}>{sector.name}</span>}
        title={text(TITLE)}
        lead={text(LEAD)}
        lang={lang}
        accent={accent}
        {...(sector && { picture: { src: sectorPicture(sector), alt: '' } })}
        actions={
          all && (
            <ButtonLink href={subsectorPath(all)} lang={lang}>
              {text('All process chemicals')}
            </ButtonLink>
          )
        }
        editing={
          mayAdd && (
            <EditButton
              call={AddProducts}
              label="Add card"
              icon={<Plus aria-hidden="true" />}
              load={async () => {
                const { cardDialog } = await import(/* webpackChunkName: "card-form" */ './card-form');
                return cardDialog(addCard);
              }}
            />
          )
        }
      />
      <Section spacing="tight" accent={accent} aria-label={text('Categories')} lang={lang} contentLang={contentLang}>
        <CardGrid>
          {[...CHEMICAL_CARDS, ...added].map((card, index) => {
            const section = resolveSubsector(sectors, subsectors, CHEMICALS, card.title);
            return (
              <li key={`${index} ${card.title}`}>
                <ChemicalCategoryCard
                  card={card}
                  accent={accent}
                  picture={section?.subsector.picture || (sector?.logo ?? '')}
                />
              </li>
            );
          })}
        </CardGrid>
      </Section>
      <EngineerCall />
    </>
  );
}

/** `/offerings/downStream/chemicals`: the static chemicals page (specification, section 2). */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: ChemicalsPage,
    loader: async () => {
      await fillTaxonomy(store);
      return null;
    },
    handle: {
      head: (state, { url }) => {
        const texts = textsOf(state);
        const { text, lang } = texts;
        return {
          title: text(TITLE),
          lang,
          description: text(LEAD),
          canonical: CHEMICALS_PATH,
          jsonLd: [breadcrumbList(offeringsBreadcrumbs(TITLE), url.origin, texts)],
        };
      },
    },
  };
}

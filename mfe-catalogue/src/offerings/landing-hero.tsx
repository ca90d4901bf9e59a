import type { ReactNode } from 'react';
import { CONTACT_PATH, langOf, PRODUCTS_PATH, type ItemChart, type Sector } from 'api-client';
import { ButtonLink } from 'ui-kit';
import { LazyItemChart } from 'ui-kit/lazy-chart';
import { useTexts } from '../texts';
import { PageHero } from '../hero/page-hero';
import { DownloadPdf } from '../documents/download-pdf';
import { sectorBreadcrumbs } from '../breadcrumbs';
import { firstSentence } from '../texts/first-sentence';
import { sectorPicture } from './sector-picture';

interface LandingHeroProps {
  readonly sector: Sector;
  readonly chart: ItemChart | undefined;
  readonly editing?: ReactNode;
}

/** The head of a sector's landing page, with the first sentence of its description and its chart. */
export function LandingHero({ sector, chart, editing }: LandingHeroProps) {
  const { text, lang } = useTexts();
  return (
    <PageHero
      breadcrumbs={sectorBreadcrumbs(sector)}
      eyebrow={<span lang={lang}>{text('Offerings')}</span>}
      title={<span lang={langOf(sector, 'name')}>{sector.name}</span>}
      lead={<span lang={langOf(sector, 'description')}>{firstSentence(sector.description).first}</span>}
      accent={sector.accent}
      picture={{ src: sectorPicture(sector), alt: '' }}
      figure={chart && <LazyItemChart chart={chart} text={text} lang={lang} />}
      editing={editing}
      actions={
        <>
          <ButtonLink href={`${PRODUCTS_PATH}?sector=${encodeURIComponent(sector.slug)}`} lang={lang}>
            {text('All products')}
          </ButtonLink>
          <ButtonLink href={CONTACT_PATH} variant="secondary" lang={lang}>
            {text('Talk to an engineer')}
          </ButtonLink>
          {sector.pdf && <DownloadPdf url={sector.pdf} name={sector.name} look="secondary" />}
        </>
      }
    />
  );
}

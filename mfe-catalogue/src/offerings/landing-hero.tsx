import type { ReactNode } from 'react';
import { CONTACT_PATH, langOf, PRODUCTS_PATH, type Sector } from 'api-client';
import { ButtonLink } from 'ui-kit';
import { useTexts } from '../texts';
import { PageHero } from '../hero/page-hero';
import { DownloadPdf } from '../documents/download-pdf';
import { sectorBreadcrumbs } from '../breadcrumbs';
import { firstSentence } from '../texts/first-sentence';
import { sectorPicture } from './sector-picture';

/** The head of a sector's landing page, with the first sentence of its description. */
export function LandingHero({ sector, editing }: { readonly sector: Sector; readonly editing?: ReactNode }) {
  const { text, lang } = useTexts();
  return (
    <PageHero
      breadcrumbs={sectorBreadcrumbs(sector)}
      eyebrow={<span lang={lang}>{text('Offerings')}</span>}
      title={<span lang={langOf(sector, 'name')}>{sector.name}</span>}
      lead={<span lang={langOf(sector, 'description')}>{firstSentence(sector.description).first}</span>}
      accent={sector.accent}
      picture={{ src: sectorPicture(sector), alt: '' }}
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

import type { ReactNode } from 'react';
import { PRODUCTS_PATH, type Sector } from 'api-client';
import { ButtonLink } from 'ui-kit';
import { PageHero } from '../hero/page-hero';
import { sectorBreadcrumbs } from '../breadcrumbs';

/** The head of a sector's landing page. */
export function LandingHero({ sector, editing }: { readonly sector: Sector; readonly editing?: ReactNode }) {
  return (
    <PageHero
      breadcrumbs={sectorBreadcrumbs(sector)}
      eyebrow="Offerings"
      title={sector.name}
      lead={sector.description}
      accent={sector.accent}
      picture={{ src: sector.logo, alt: '' }}
      editing={editing}
      actions={
        <>
          <ButtonLink href={`${PRODUCTS_PATH}?sector=${encodeURIComponent(sector.slug)}`}>All products</ButtonLink>
          <ButtonLink href="/contact" variant="secondary">
            Talk to an engineer
          </ButtonLink>
        </>
      }
    />
  );
}

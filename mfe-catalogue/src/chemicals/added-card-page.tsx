import { CHEMICALS_PATH } from 'api-client';
import { FileDown } from 'lucide-react';
import { ButtonLink, Section } from 'ui-kit';
import { offeringsBreadcrumbs } from '../breadcrumbs';
import { PageHero } from '../hero/page-hero';
import type { ChemicalCard } from './chemical-cards';
import classes from './added-card-page.module.css';

/** The page of a category that was added to the chemicals page, with its PDF. */
export function AddedCardPage({ card }: { readonly card: ChemicalCard }) {
  return (
    <>
      <PageHero
        breadcrumbs={offeringsBreadcrumbs(card.title, false)}
        eyebrow="Chemicals"
        title={card.title}
        lead={card.description}
        accent="chemicals"
        picture={{ src: card.logo, alt: '' }}
        actions={
          <>
            <ButtonLink
              as="a"
              href={card.pdf}
              download={`${card.title}-document.pdf`}
              icon={<FileDown aria-hidden="true" />}
            >
              Download PDF
            </ButtonLink>
            <ButtonLink href={CHEMICALS_PATH} variant="secondary">
              All categories
            </ButtonLink>
          </>
        }
      />
      <Section spacing="tight" aria-label={`PDF of ${card.title}`}>
        <iframe className={classes.pdf} src={card.pdf} title={`PDF of ${card.title}`} />
      </Section>
    </>
  );
}

import { chemicalsCardPath, type Sector } from 'api-client';
import { Link } from 'react-router-dom';
import { Card, Picture } from 'ui-kit';
import { CARD_DESCRIPTION_CHARACTERS } from '../texts/limits';
import { preview } from '../texts/preview';
import type { ChemicalCard } from './chemical-cards';

interface ChemicalCategoryCardProps {
  readonly card: ChemicalCard;
  readonly picture: string;
  readonly accent: Sector['accent'];
  /** Whether the catalogue has a section of this name. */
  readonly hasSubsector: boolean;
}

/**
 * One category of the chemicals page; it leads to `/offerings/chemicals/{cardTitle}`. A card that an administrator has
 * just added may name no section: all there is of it is here, so that it leads to its PDF.
 */
export function ChemicalCategoryCard({ card, picture, accent, hasSubsector }: ChemicalCategoryCardProps) {
  const shown = {
    title: card.title,
    headingLevel: 2,
    shape: 'tall',
    accent,
    picture: (
      <Picture src={card.logo || picture} alt="" width={640} height={420} sizes="(min-width: 60em) 20rem, 92vw" />
    ),
    children: <p>{preview(card.description, CARD_DESCRIPTION_CHARACTERS)}</p>,
  } as const;
  return hasSubsector || card.pdf === '' ? (
    <Card {...shown} as={Link} to={chemicalsCardPath(card.title)} more="See the products" />
  ) : (
    <Card {...shown} as="a" href={card.pdf} target="_blank" rel="noopener" more="Open the PDF" />
  );
}

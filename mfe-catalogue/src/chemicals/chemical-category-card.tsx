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
}

/** A category of the chemicals page; it links to `/offerings/chemicals/{cardTitle}`. */
export function ChemicalCategoryCard({ card, picture, accent }: ChemicalCategoryCardProps) {
  return (
    <Card
      as={Link}
      to={chemicalsCardPath(card.title)}
      title={card.title}
      headingLevel={2}
      shape="tall"
      accent={accent}
      more="See the products"
      picture={
        <Picture src={card.logo || picture} alt="" width={640} height={420} sizes="(min-width: 60em) 20rem, 92vw" />
      }
    >
      <p>{preview(card.description, CARD_DESCRIPTION_CHARACTERS)}</p>
    </Card>
  );
}

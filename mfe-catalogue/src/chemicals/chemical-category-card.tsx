import { chemicalsCardPath, type Sector } from 'api-client';
import { Link } from 'react-router-dom';
import { Card, Picture } from 'ui-kit';
import { CARD_DESCRIPTION_CHARACTERS } from '../texts/limits';
import { useTexts } from '../texts';
import { preview } from '../texts/preview';
import { CHEMICAL_CARDS, type ChemicalCard } from './chemical-cards';

interface ChemicalCategoryCardProps {
  readonly card: ChemicalCard;
  readonly picture: string;
  readonly accent: Sector['accent'];
}

/** A category of the chemicals page; it links to `/offerings/chemicals/{cardTitle}`. */
export function ChemicalCategoryCard({ card, picture, accent }: ChemicalCategoryCardProps) {
  const { text, lang } = useTexts();
  // Added cards are content.
  const isText = CHEMICAL_CARDS.includes(card);
  const cardLang = isText ? lang : undefined;
  const say = (own: string): string => (isText ? text(own) : own);
  return (
    <Card
      as={Link}
      to={chemicalsCardPath(card.title)}
      title={<span lang={cardLang}>{say(card.title)}</span>}
      headingLevel={2}
      shape="phoneRow"
      accent={accent}
      more={<span lang={lang}>{text('See the products')}</span>}
      picture={
        <Picture
          src={card.logo || picture}
          alt=""
          width={640}
          height={420}
          sizes="(min-width: 60em) 20rem, (min-width: 37.5em) 46vw, 14rem"
        />
      }
    >
      <p lang={cardLang}>{preview(say(card.description), CARD_DESCRIPTION_CHARACTERS)}</p>
    </Card>
  );
}

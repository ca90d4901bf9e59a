import { langOf, sectorPath, type Sector } from 'api-client';
import { Link } from 'react-router-dom';
import { Card, Picture } from 'ui-kit';
import { useTexts } from '../texts';
import { CARD_DESCRIPTION_CHARACTERS } from '../texts/limits';
import { preview } from '../texts/preview';

interface SectorCardProps {
  readonly sector: Sector;
  readonly headingLevel?: 2 | 3;
}

/** A sector as a card: the first 50 characters of its description, then an ellipsis (specification, section 3). */
export function SectorCard({ sector, headingLevel = 3 }: SectorCardProps) {
  const { text, lang } = useTexts();
  return (
    <Card
      as={Link}
      to={sectorPath(sector)}
      title={<span lang={langOf(sector, 'name')}>{sector.name}</span>}
      headingLevel={headingLevel}
      shape="phoneRow"
      accent={sector.accent}
      more={
        sector.cardlinkTitle ? (
          <span lang={langOf(sector, 'cardlinkTitle')}>{sector.cardlinkTitle}</span>
        ) : (
          <span lang={lang}>{text('Explore')}</span>
        )
      }
      picture={
        <Picture
          src={sector.logo}
          alt=""
          width={640}
          height={420}
          sizes="(min-width: 60em) 26rem, (min-width: 37.5em) 46vw, 14rem"
        />
      }
    >
      <p lang={langOf(sector, 'description')}>{preview(sector.description, CARD_DESCRIPTION_CHARACTERS)}</p>
    </Card>
  );
}

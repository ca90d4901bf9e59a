import { langOf, sectorPath, type Sector } from 'api-client';
import { Link } from 'react-router-dom';
import { Card, Picture } from 'ui-kit';
import { useTexts } from '../texts';
import { CARD_DESCRIPTION_CHARACTERS } from '../texts/limits';
import { preview } from '../texts/preview';

/** The displayed widths of its picture in two or three columns. */
const CARD_WIDTHS = '(min-width: 60em) 26rem, (min-width: 37.5em) 46vw, 14rem';

interface SectorCardProps {
  readonly sector: Sector;
  readonly headingLevel?: 2 | 3;
  readonly className?: string | undefined;
  /** The displayed widths of its picture. */
  readonly sizes?: string;
}

/** A sector as a card: the first 50 characters of its description, then an ellipsis (specification, section 3). */
export function SectorCard({ sector, headingLevel = 3, className, sizes = CARD_WIDTHS }: SectorCardProps) {
  const { text, lang } = useTexts();
  return (
    <Card
      as={Link}
      to={sectorPath(sector)}
      title={<span lang={langOf(sector, 'name')}>{sector.name}</span>}
      headingLevel={headingLevel}
      shape="phoneRow"
      className={className}
      accent={sector.accent}
      more={
        sector.cardlinkTitle ? (
          <span lang={langOf(sector, 'cardlinkTitle')}>{sector.cardlinkTitle}</span>
        ) : (
          <span lang={lang}>{text('Explore')}</span>
        )
      }
      picture={<Picture src={sector.logo} alt="" width={640} height={420} sizes={sizes} />}
    >
      <p lang={langOf(sector, 'description')}>{preview(sector.description, CARD_DESCRIPTION_CHARACTERS)}</p>
    </Card>
  );
}

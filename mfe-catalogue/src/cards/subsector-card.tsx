import { langOf, subsectorPath, type Sector, type Subsector } from 'api-client';
import { Link } from 'react-router-dom';
import { Card, Picture } from 'ui-kit';
import { subsectorPicture } from '../offerings/sector-picture';
import { CARD_DESCRIPTION_CHARACTERS } from '../texts/limits';
import { useTexts } from '../texts';
import { preview } from '../texts/preview';

interface SubsectorCardProps {
  readonly subsector: Subsector;
  readonly sector: Sector;
  /** Its position in the list, from 1. */
  readonly place: number;
}

/** A subsector as a numbered card. */
export function SubsectorCard({ subsector, sector, place }: SubsectorCardProps) {
  const { text, lang } = useTexts();
  return (
    <Card
      as={Link}
      to={subsectorPath(subsector)}
      title={<span lang={langOf(subsector, 'name')}>{subsector.name}</span>}
      headingLevel={3}
      accent={sector.accent}
      eyebrow={String(place).padStart(2, '0')}
      more={<span lang={lang}>{text('See the products')}</span>}
      shape="phoneRow"
      picture={
        <Picture
          src={subsectorPicture(subsector, sector)}
          alt=""
          width={640}
          height={420}
          sizes="(min-width: 60em) 26rem, (min-width: 37.5em) 46vw, 14rem"
        />
      }
    >
      <p lang={langOf(subsector, 'description')}>{preview(subsector.description, CARD_DESCRIPTION_CHARACTERS)}</p>
    </Card>
  );
}

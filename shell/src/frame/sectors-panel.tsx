import { useRead } from 'shared-store';
import { PRODUCTS_PATH, fetchSectors } from 'api-client';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Container, Picture, RepeatedIcon } from 'ui-kit';
import { currentFor } from './current-page';
import { submenuPath, sectorPreview } from './sector-path';
import { SectorsUnavailable } from './sectors-unavailable';
import classes from './sectors-panel.module.css';

interface SectorsPanelProps {
  readonly open: boolean;
  readonly onLeave: () => void;
}

/** The sectors with their pictures and accents, each linked to its page. A closed panel has no pictures. */
export function SectorsPanel({ open, onLeave }: SectorsPanelProps): ReactNode {
  const { data: sectors = [] } = useRead(fetchSectors);
  const { pathname } = useLocation();
  return (
    <Container>
      {sectors.length === 0 && <SectorsUnavailable />}
      <ul className={classes.sectors}>
        {sectors.map((sector) => (
          <li key={sector._id} data-accent={sector.accent}>
            <Link
              to={submenuPath(sector)}
              className={classes.sector}
              aria-current={currentFor(submenuPath(sector), pathname)}
              onClick={onLeave}
            >
              <span className={classes.frame}>
                {open && (
                  <Picture
                    src={sector.logo}
                    alt=""
                    width={192}
                    height={128}
                    sizes="12rem"
                    className={classes.picture}
                  />
                )}
              </span>
              <span className={classes.words}>
                <span className={classes.name}>{sector.name}</span>
                <span className={classes.description}>{sectorPreview(sector.description)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={classes.all}>
        <Link to={PRODUCTS_PATH} className={classes.allLink} onClick={onLeave}>
          All products
          <RepeatedIcon name="arrow-right" />
        </Link>
      </p>
    </Container>
  );
}

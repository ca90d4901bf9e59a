import { useRead } from 'shared-store';
import { PRODUCTS_PATH, fetchSectors } from 'api-client';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Container, Picture, RepeatedIcon } from 'ui-kit';
import { currentFor } from './current-page';
import { submenuPath, sectorPreview } from './sector-path';
import { SectorsAway } from './sectors-away';
import styles from './sectors-panel.module.css';

/** The sectors with their pictures and accents, each linked to its page. */
export function SectorsPanel({ onLeave }: { readonly onLeave: () => void }): ReactNode {
  const { data: sectors = [] } = useRead(fetchSectors);
  const { pathname } = useLocation();
  return (
    <Container>
      {sectors.length === 0 && <SectorsAway />}
      <ul className={styles.sectors}>
        {sectors.map((sector) => (
          <li key={sector._id} data-accent={sector.accent}>
            <Link
              to={submenuPath(sector)}
              className={styles.sector}
              aria-current={currentFor(submenuPath(sector), pathname)}
              onClick={onLeave}
            >
              <span className={styles.frame}>
                <Picture src={sector.logo} alt="" width={192} height={128} sizes="12rem" className={styles.picture} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{sector.name}</span>
                <span className={styles.description}>{sectorPreview(sector.description)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <Link to={PRODUCTS_PATH} className={styles.allLink} onClick={onLeave}>
          All products
          <RepeatedIcon name="arrow-right" />
        </Link>
      </p>
    </Container>
  );
}

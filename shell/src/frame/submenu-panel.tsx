import { useRead } from 'shared-store';
import { langOf, PRODUCTS_PATH, fetchSectors } from 'api-client';
import type { MenuEntry } from 'federation/contract';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Container, Picture, RepeatedIcon } from 'ui-kit';
import { useTexts } from '../texts/use-texts';
import { currentFor } from './current-page';
import { MenuLink } from './menu-link';
import { submenuPath, sectorPreview } from './sector-path';
import { SectorsUnavailable } from './sectors-unavailable';
import { keyOf, submenuOf } from './use-menu';
import classes from './submenu-panel.module.css';

interface PanelProps {
  readonly open: boolean;
  readonly onLeave: () => void;
}

/** The sectors with their pictures and accents, each linked to its page. A closed panel has no pictures. */
function Sectors({ open, onLeave }: PanelProps): ReactNode {
  const { data: sectors = [] } = useRead(fetchSectors);
  const { pathname } = useLocation();
  return (
    <>
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
                <span className={classes.name} lang={langOf(sector, 'name')}>
                  {sector.name}
                </span>
                <span className={classes.description} lang={langOf(sector, 'description')}>
                  {sectorPreview(sector.description)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The content of a submenu: the sectors if the entry opens them, and the owner's entries. */
export function SubmenuPanel({ entry, ...panel }: PanelProps & { readonly entry: MenuEntry }): ReactNode {
  const { pathname } = useLocation();
  const { text, lang } = useTexts();
  return (
    <Container>
      {entry.submenu && <Sectors {...panel} />}
      <p className={classes.all}>
        {entry.submenu && (
          <Link to={PRODUCTS_PATH} className={classes.allLink} lang={lang} onClick={panel.onLeave}>
            {text('All products')}
            <RepeatedIcon name="arrow-right" />
          </Link>
        )}
        {submenuOf(entry).map((link) => (
          <MenuLink
            key={keyOf(link)}
            entry={link}
            className={classes.allLink}
            aria-current={currentFor(link.path, pathname)}
            onClick={panel.onLeave}
          />
        ))}
      </p>
    </Container>
  );
}

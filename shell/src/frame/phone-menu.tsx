import { fetchSectors } from 'api-client';
import { ChevronDown, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { selectUserInfo, useAppSelector, useSiteSettings, useRead } from 'shared-store';
import { classNames } from 'ui-kit';
import { useSite } from '../remotes/site-context';
import { currentFor, isOffering } from './current-page';
import { entriesFor } from './navigation-entries';
import { submenuPath } from './sector-path';
import { SectorsAway } from './sectors-away';
import { SiteLogo } from './site-logo';
import { telephoneAddress } from './telephone-address';
import { ThemeSwitch } from './theme-switch';
import { useModal } from './use-modal';
import ground from './petrol-ground.module.css';
import classes from './phone-menu.module.css';

interface EntryProps {
  readonly label: string;
  readonly path: string;
  readonly onClose: () => void;
}

function Entry({ label, path, onClose }: EntryProps): ReactNode {
  const { pathname } = useLocation();
  return (
    <li className={classes.item}>
      <Link to={path} className={classes.entry} aria-current={currentFor(path, pathname)} onClick={onClose}>
        {label}
      </Link>
    </li>
  );
}

/** The entry that opens the list of sectors below itself. */
function SectorsEntry({ label, onClose }: Omit<EntryProps, 'path'>): ReactNode {
  const { pathname } = useLocation();
  const { data: sectors = [] } = useRead(fetchSectors);
  const [open, setOpen] = useState(false);
  const list = useId();
  return (
    <li className={classes.item}>
      <button
        type="button"
        className={classes.entry}
        aria-expanded={open}
        aria-controls={list}
        aria-current={isOffering(pathname) || undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDown className={classes.chevron} aria-hidden="true" />
      </button>
      <div id={list} className={classes.sublist} hidden={!open}>
        {sectors.length === 0 && <SectorsAway />}
        <ul className={classes.sectors}>
          {sectors.map((sector) => (
            <li key={sector._id} data-accent={sector.accent}>
              <Link
                to={submenuPath(sector)}
                className={classes.sector}
                aria-current={currentFor(submenuPath(sector), pathname)}
                onClick={onClose}
              >
                {sector.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** The menu on narrow screens: a sheet over the whole window. Its state resets when it closes. */
export function PhoneMenu({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { remotes } = useSite();
  const settings = useSiteSettings();
  const user = useAppSelector(selectUserInfo);
  const { dialog, onKeyDown } = useModal(onClose);
  return (
    <dialog
      ref={dialog}
      className={classNames(ground.petrol, classes.sheet)}
      aria-label="Menu"
      data-holds-scroll=""
      onKeyDown={onKeyDown}
    >
      <div className={classes.head}>
        <SiteLogo onClick={onClose} />
        <button type="button" className={classes.close} aria-label="Close the menu" onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </div>
      <nav className={classes.body} aria-label="Menu">
        <ul className={classes.entries}>
          {entriesFor(remotes, 'menu').map(({ label, path, submenu }) =>
            submenu === 'sectors' ? (
              <SectorsEntry key={label} label={label} onClose={onClose} />
            ) : (
              path && <Entry key={label} label={label} path={path} onClose={onClose} />
            ),
          )}
          {user && <Entry label="Admin" path="/admin" onClose={onClose} />}
        </ul>
      </nav>
      <div className={classes.foot}>
        {settings && (
          <p className={classes.reach}>
            {settings.phone && <a href={telephoneAddress(settings.phone)}>{settings.phone}</a>}
            {settings.email && <a href={`mailto:${settings.email}`}>{settings.email}</a>}
          </p>
        )}
        <ThemeSwitch />
      </div>
    </dialog>
  );
}

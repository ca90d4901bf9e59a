import { fetchSectors } from 'api-client';
import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { selectUserInfo, useAppSelector, useSiteSettings, useRead } from 'shared-store';
import { classNames } from 'ui-kit';
import { useSite } from '../remotes/site-context';
import { currentFor, isOffering } from './current-page';
import { entriesFor } from './navigation-entries';
import { submenuPath } from './sector-path';
import { SectorsUnavailable } from './sectors-unavailable';
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

interface SectorsEntryProps extends Omit<EntryProps, 'path'> {
  readonly menuOpen: boolean;
}

/** The entry that opens the list of sectors below itself, without scripts too; it closes with the menu. */
function SectorsEntry({ label, menuOpen, onClose }: SectorsEntryProps): ReactNode {
  const { pathname } = useLocation();
  const { data: sectors = [] } = useRead(fetchSectors);
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = list.current;
    if (!menuOpen || !element) return undefined;
    return () => void (element.open = false);
  }, [menuOpen]);
  return (
    <li className={classes.item}>
      <details ref={list} className={classes.sublist}>
        <summary className={classes.entry} aria-current={isOffering(pathname) || undefined}>
          {label}
          <ChevronDown className={classes.chevron} aria-hidden="true" />
        </summary>
        {sectors.length === 0 && <SectorsUnavailable />}
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
      </details>
    </li>
  );
}

interface PhoneMenuProps {
  readonly id: string;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/**
 * The menu on narrow screens: a sheet over the whole window. It is a popover until hydration, so that its button opens
 * it without scripts, and a modal dialog afterwards.
 */
export function PhoneMenu({ id, open, setOpen }: PhoneMenuProps): ReactNode {
  const { remotes } = useSite();
  const settings = useSiteSettings();
  const user = useAppSelector(selectUserInfo);
  const { dialog, onKeyDown } = useModal(open, setOpen);
  const onClose = (): void => setOpen(false);
  return (
    <dialog
      ref={dialog}
      id={id}
      popover="auto"
      className={classNames(ground.petrol, classes.sheet)}
      aria-label="Menu"
      data-holds-scroll={open ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      <div className={classes.head}>
        <SiteLogo onClick={onClose} />
        <button
          type="button"
          className={classes.close}
          aria-label="Close the menu"
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <nav className={classes.body} aria-label="Menu">
        <ul className={classes.entries}>
          {entriesFor(remotes, 'menu').map(({ label, path, submenu }) =>
            submenu === 'sectors' ? (
              <SectorsEntry key={label} label={label} menuOpen={open} onClose={onClose} />
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

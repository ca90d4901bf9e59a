import { fetchSectors, langOf } from 'api-client';
import type { MenuEntry } from 'federation/contract';
import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { selectUserInfo, useAppSelector, useSiteSettings, useRead } from 'shared-store';
import { classNames } from 'ui-kit';
import { useTexts } from '../texts/use-texts';
import { currentFor, isBelow } from './current-page';
import { LanguageLinks } from './language-links';
import { MenuLink } from './menu-link';
import { submenuPath } from './sector-path';
import { SectorsUnavailable } from './sectors-unavailable';
import { SiteLogo } from './site-logo';
import { telephoneAddress } from './telephone-address';
import { ThemeSwitch } from './theme-switch';
import { keyOf, opens, submenuOf, useMenu } from './use-menu';
import { useModal } from './use-modal';
import ground from './petrol-ground.module.css';
import classes from './phone-menu.module.css';

interface EntryProps {
  readonly entry: MenuEntry;
  readonly onClose: () => void;
}

interface SublistProps extends EntryProps {
  readonly menuOpen: boolean;
}

function Sectors({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { pathname } = useLocation();
  const { data: sectors = [] } = useRead(fetchSectors);
  return (
    <>
      {sectors.length === 0 && <SectorsUnavailable />}
      <ul className={classes.sectors}>
        {sectors.map((sector) => (
          <li key={sector._id} data-accent={sector.accent}>
            <Link
              to={submenuPath(sector)}
              className={classes.sector}
              lang={langOf(sector, 'name')}
              aria-current={currentFor(submenuPath(sector), pathname)}
              onClick={onClose}
            >
              {sector.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** An entry that opens its submenu below itself, without scripts too; it closes with the menu. */
function Sublist({ entry, menuOpen, onClose }: SublistProps): ReactNode {
  const { pathname } = useLocation();
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = list.current;
    if (!menuOpen || !element) return undefined;
    return () => void (element.open = false);
  }, [menuOpen]);
  const links = submenuOf(entry);
  return (
    <li className={classes.item}>
      <details ref={list} className={classes.sublist}>
        <summary className={classes.entry} lang={entry.lang} aria-current={isBelow(entry, pathname) || undefined}>
          {entry.label}
          <ChevronDown className={classes.chevron} aria-hidden="true" />
        </summary>
        {entry.submenu && <Sectors onClose={onClose} />}
        {links.length > 0 && (
          <ul className={classes.sectors}>
            {links.map((link) => (
              <li key={keyOf(link)}>
                <MenuLink
                  entry={link}
                  className={classes.sector}
                  aria-current={currentFor(link.path, pathname)}
                  onClick={onClose}
                />
              </li>
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}

function Entry({ entry, onClose }: EntryProps): ReactNode {
  const { pathname } = useLocation();
  return (
    <li className={classes.item}>
      <MenuLink
        entry={entry}
        className={classes.entry}
        aria-current={currentFor(entry.path, pathname)}
        onClick={onClose}
      />
    </li>
  );
}

/** The entry of signed-in users. */
const ADMINISTRATION: MenuEntry = { label: 'Admin', path: '/admin', hidden: false, entries: [] };

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
  const settings = useSiteSettings();
  const user = useAppSelector(selectUserInfo);
  const { dialog, onKeyDown } = useModal(open, setOpen);
  const onClose = (): void => setOpen(false);
  const { text, lang, contentLang } = useTexts();
  return (
    <dialog
      ref={dialog}
      id={id}
      popover="auto"
      className={classNames(ground.petrol, classes.sheet)}
      aria-label={text('Menu')}
      lang={lang}
      data-holds-scroll={open ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      <div className={classes.head}>
        <SiteLogo onClick={onClose} />
        <button
          type="button"
          className={classes.close}
          aria-label={text('Close the menu')}
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <nav className={classes.body} aria-label={text('Menu')}>
        <ul className={classes.entries} lang={contentLang}>
          {useMenu('menu').map((entry) =>
            opens(entry) ? (
              <Sublist key={keyOf(entry)} entry={entry} menuOpen={open} onClose={onClose} />
            ) : (
              <Entry key={keyOf(entry)} entry={entry} onClose={onClose} />
            ),
          )}
          {user && <Entry entry={ADMINISTRATION} onClose={onClose} />}
        </ul>
      </nav>
      <div className={classes.foot}>
        {settings && (
          <p className={classes.reach} lang={contentLang}>
            {settings.phone && <a href={telephoneAddress(settings.phone)}>{settings.phone}</a>}
            {settings.email && <a href={`mailto:${settings.email}`}>{settings.email}</a>}
          </p>
        )}
        <LanguageLinks />
        <ThemeSwitch />
      </div>
    </dialog>
  );
}

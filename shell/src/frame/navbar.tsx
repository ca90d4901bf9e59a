import { Slot } from 'federation/contract';
import { Menu } from 'lucide-react';
import { useId, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { selectUserInfo, useAppSelector } from 'shared-store';
import { ButtonLink, classNames, Container } from 'ui-kit';
import { useTexts } from '../texts/use-texts';
import { UserMenu } from '../user-menu';
import { currentFor } from './current-page';
import { LanguagesInNavbar } from './language-links';
import { MenuLink } from './menu-link';
import { PhoneMenu } from './phone-menu';
import { SiteLogo } from './site-logo';
import { Submenu } from './submenu';
import { keyOf, opens, useMenu } from './use-menu';
import classes from './navbar.module.css';

/**
 * Whether the page is scrolled beyond a distance.
 *
 * @param distance in pixels
 */
function useScrolled(distance: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const note = (): void => setScrolled(window.scrollY > distance);
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [distance]);
  return scrolled;
}

/** An open state that resets immediately when the page changes. */
function useOpenOnPage(): [boolean, (open: boolean) => void] {
  const { key } = useLocation();
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => () => setPage(null), [key]);
  return [page === key, (open) => setPage(open ? key : null)];
}

/** How far a page is scrolled before the bar over its hero gets a background, in pixels. */
const SOLID_AFTER = 80;

/** The labels that fit into one line at every width, in characters. */
const ONE_LINE = 42;

/** The bar along the top of every page; over a hero it is transparent until the page is scrolled or a menu opens. */
export function Navbar({ overlay }: { readonly overlay: boolean }): ReactNode {
  const { pathname } = useLocation();
  const user = useAppSelector(selectUserInfo);
  const scrolled = useScrolled(SOLID_AFTER);
  const [menuOpen, setMenuOpen] = useOpenOnPage();
  const menu = useId();
  const { text, lang, contentLang } = useTexts();
  const entries = useMenu('navbar');
  const isLong = entries.reduce((length, { label }) => length + label.length, 0) > ONE_LINE;
  const clear = overlay && !scrolled;
  return (
    <header className={classNames(classes.header, clear && classes.clear)} data-signed-in={user ? '' : undefined}>
      <Container className={classes.bar}>
        <SiteLogo />
        <nav className={classes.nav} aria-label={text('Main')} lang={lang} data-long={isLong ? '' : undefined}>
          <ul className={classes.entries} lang={contentLang}>
            {entries.map((entry) =>
              opens(entry) ? (
                <Submenu key={keyOf(entry)} entry={entry} />
              ) : (
                <li key={keyOf(entry)} className={classes.item}>
                  <MenuLink entry={entry} className={classes.link} aria-current={currentFor(entry.path, pathname)} />
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className={classes.tools} data-print="hide">
          <Slot name="shell.search" />
          <div className={classes.user}>
            <UserMenu />
          </div>
          <div className={classes.buttons}>
            {useMenu('button').map(
              (entry) =>
                entry.path && (
                  <ButtonLink
                    key={keyOf(entry)}
                    href={entry.path}
                    size="small"
                    lang={entry.lang}
                    aria-current={currentFor(entry.path, pathname)}
                  >
                    {entry.label}
                  </ButtonLink>
                ),
            )}
          </div>
          <LanguagesInNavbar />
          <button
            type="button"
            className={classes.menuButton}
            aria-label={text('Menu')}
            lang={lang}
            aria-haspopup="dialog"
            popoverTarget={menu}
            onClick={(event) => {
              event.preventDefault();
              setMenuOpen(true);
            }}
          >
            <Menu aria-hidden="true" />
          </button>
        </div>
      </Container>
      <PhoneMenu id={menu} open={menuOpen} setOpen={setMenuOpen} />
    </header>
  );
}

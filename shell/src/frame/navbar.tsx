import { Slot } from 'federation/contract';
import { Menu } from 'lucide-react';
import { useId, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { selectUserInfo, useAppSelector } from 'shared-store';
import { ButtonLink, classNames, Container } from 'ui-kit';
import { useSite } from '../remotes/site-context';
import { UserMenu } from '../user-menu';
import { currentFor, isOffering } from './current-page';
import { entriesFor } from './navigation-entries';
import { PhoneMenu } from './phone-menu';
import { SectorsMenu } from './sectors-menu';
import { SiteLogo } from './site-logo';
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

/** The bar along the top of every page; over a hero it is transparent until the page is scrolled or a menu opens. */
export function Navbar({ overlay }: { readonly overlay: boolean }): ReactNode {
  const { remotes } = useSite();
  const { pathname } = useLocation();
  const user = useAppSelector(selectUserInfo);
  const scrolled = useScrolled(SOLID_AFTER);
  const [menuOpen, setMenuOpen] = useOpenOnPage();
  const menu = useId();
  const clear = overlay && !scrolled;
  return (
    <header className={classNames(classes.header, clear && classes.clear)} data-signed-in={user ? '' : undefined}>
      <Container className={classes.bar}>
        <SiteLogo />
        <nav className={classes.nav} aria-label="Main">
          <ul className={classes.entries}>
            {entriesFor(remotes, 'navbar').map(({ label, path, submenu }) =>
              submenu === 'sectors' ? (
                <SectorsMenu key={label} label={label} current={isOffering(pathname)} />
              ) : (
                path && (
                  <li key={label} className={classes.item}>
                    <Link to={path} className={classes.link} aria-current={currentFor(path, pathname)}>
                      {label}
                    </Link>
                  </li>
                )
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
            {entriesFor(remotes, 'button').map(
              ({ label, path }) =>
                path && (
                  <ButtonLink key={label} href={path} size="small" aria-current={currentFor(path, pathname)}>
                    {label}
                  </ButtonLink>
                ),
            )}
          </div>
          <button
            type="button"
            className={classes.menuButton}
            aria-label="Menu"
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

import type { Page } from 'federation/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { Menu } from 'lucide-react';
import { Outlet, useLocation } from 'react-router-dom';
import { selectUserInfo, useAppSelector, type RootState } from 'shared-store';
import { Button } from 'ui-kit';
import { Sheet } from 'ui-kit/dialog';
import { ContributionsProvider, useGatheredContributions } from './contributions';
import { menuFor } from './screens';
import { SideMenu } from './side-menu';
import styles from './frame.module.css';

/** The area's frame: side menu, and the current screen. */
function AdminFrame(): ReactNode {
  const contributions = useGatheredContributions();
  const role = useAppSelector(selectUserInfo)?.role;
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  useEffect(() => setMenuOpen(false), [pathname]);
  const groups = menuFor(role, contributions.screens);
  const menu = <SideMenu groups={groups} contributions={contributions} />;

  return (
    <ContributionsProvider value={contributions}>
      <div className={styles.area}>
        <div className={styles.side}>{menu}</div>
        <div className={styles.bar}>
          <Button variant="secondary" size="small" icon={<Menu aria-hidden="true" />} onClick={() => setMenuOpen(true)}>
            Menu
          </Button>
        </div>
        <Sheet open={menuOpen} onOpenChange={setMenuOpen} side="start" title="Administration">
          {menu}
        </Sheet>
        <div className={styles.screen}>
          <Outlet />
        </div>
      </div>
    </ContributionsProvider>
  );
}

/** The layout of `/admin`. */
export function adminFrame(): Page<RootState> {
  return {
    Component: AdminFrame,
    handle: { head: () => ({ title: 'Administration', robots: 'noindex' }), navbar: 'solid' },
  };
}

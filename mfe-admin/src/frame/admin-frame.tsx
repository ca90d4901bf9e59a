import { SIGN_IN_PATH, fetchDashboard, fetchReviews } from 'api-client';
import type { CurrentUser } from 'api-client';
import type { Page } from 'federation/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Command, Menu } from 'lucide-react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectSession, useAppSelector, type RootState, usePermission, useRead } from 'shared-store';
import { Button, EmptyState, SKIP_TARGET } from 'ui-kit';
import { Sheet } from 'ui-kit/dialog';
import { CommandPalette } from '../palette/command-palette';
import { useCommands } from '../palette/use-commands';
import { waitingFor } from '../reviews/waiting-tile';
import { ACCOUNT, SecondStepBanner } from '../second-step/second-step-banner';
import { secondStepDue } from '../second-step/second-step-due';
import { SessionEndedDialog } from '../session/session-ended-dialog';
import { useSessionWatch } from '../session/use-session-watch';
import { ContributionsProvider, useGatheredContributions } from './contributions';
import { MenuProvider, type MenuGroup } from './menu';
import { ScreenBoundary } from './screen-boundary';
import { adminPath, mayOpen, menuFor } from './screens';
import { SideMenu } from './side-menu';
import { useEntry } from './use-entry';
import { useKeptFocus } from './use-kept-focus';
import classes from './frame.module.css';

/** The signed-in administrator; after the session has expired under an open screen, the last one. */
function useLastUser(): Record<'user' | 'last' | 'expiredUser', CurrentUser | null> & { expired: boolean } {
  const { userInfo: user, expired, expiredUser } = useAppSelector(selectSession);
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  return { user, last, expiredUser, expired };
}

const onlyAccount: readonly MenuGroup[] = [
  { name: 'People', entries: [{ label: 'Your account', href: ACCOUNT, group: 'People', order: 30 }] },
];

/**
 * The frame of the administration: side menu, command palette, current screen, and the dialog for an expired session.
 */
function AdminFrame(): ReactNode {
  const contributions = useGatheredContributions();
  const { user, last, expiredUser, expired } = useLastUser();
  useSessionWatch(user !== null);
  const rights = last?.rights;
  const { pathname, search } = useLocation();
  const entry = useEntry();
  const screen = useRef<HTMLDivElement>(null);
  useKeptFocus(screen, pathname);
  const [menuOpen, setMenuOpen] = useState(false);
  const [paletteOpen, setPaletteOpen] = useState(false);
  useEffect(() => setMenuOpen(false), [pathname]);
  // An owner whose time to set up the second step is over can open only the account.
  const confined = secondStepDue(last)?.over ?? false;
  const groups = confined ? onlyAccount : menuFor(rights, contributions.screens);
  // The screen after signing in, for roles without a dashboard.
  const first = groups[0]?.entries[0]?.href;
  const commands = useCommands(groups);
  const mayReadFigures = usePermission(fetchDashboard) && user !== null && !confined;
  const { data: figures } = useRead(fetchDashboard, undefined, { skip: !mayReadFigures });
  const mayReview = usePermission(fetchReviews) && user !== null && !confined;
  const { data: reviews = [] } = useRead(fetchReviews, undefined, { skip: !mayReview });
  const menu = (
    <SideMenu
      groups={groups}
      contributions={contributions}
      counts={{
        '/admin/waiting-for-me': waitingFor(reviews),
        '/admin/admin-requests': figures?.adminRequests ?? 0,
        '/admin/job-applications': figures?.newApplications ?? 0,
        '/admin/contact-messages': figures?.newMessages ?? 0,
      }}
    />
  );
  const go = (
    <Button variant="secondary" size="small" icon={<Command aria-hidden="true" />} onClick={() => setPaletteOpen(true)}>
      Go to… <kbd className={classes.keys}>Ctrl K</kbd>
    </Button>
  );

  // Signed out, here or in another tab: the screens unmount, whatever is open in them.
  if (!user && !expired)
    return <Navigate to={`${SIGN_IN_PATH}?from=${encodeURIComponent(pathname + search)}`} replace />;
  if (!user && !expiredUser) return last && <SessionEndedDialog email={last.email} hasUnsavedInput={false} />;
  return (
    <ContributionsProvider value={contributions}>
      <div className={classes.area}>
        <div className={classes.side}>
          {go}
          {menu}
        </div>
        <div className={classes.bar}>
          <Button variant="secondary" size="small" icon={<Menu aria-hidden="true" />} onClick={() => setMenuOpen(true)}>
            Menu
          </Button>
          {go}
        </div>
        <div ref={screen} className={classes.screen} tabIndex={-1} {...SKIP_TARGET}>
          <SecondStepBanner user={last} />
          <ScreenBoundary key={entry} label="This screen">
            {confined && pathname !== ACCOUNT ? (
              <Navigate to={ACCOUNT} replace />
            ) : mayOpen(pathname, rights, contributions.screens) ? (
              <MenuProvider value={groups}>
                <Outlet />
              </MenuProvider>
            ) : pathname === adminPath('') && first ? (
              <Navigate to={first} replace />
            ) : (
              <EmptyState headingLevel={1} title="This screen is not for your role">
                Ask an owner of the site if you need it.
              </EmptyState>
            )}
          </ScreenBoundary>
        </div>
      </div>
      {menuOpen && (
        <Sheet onClose={() => setMenuOpen(false)} side="start" title="Administration">
          {menu}
        </Sheet>
      )}
      <CommandPalette commands={commands} open={paletteOpen} onOpenChange={setPaletteOpen} />
      {expiredUser && <SessionEndedDialog email={expiredUser.email} hasUnsavedInput />}
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

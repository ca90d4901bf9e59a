import type { AdminRole, Page } from 'federation/contract';
import type { AppStore, RootState } from 'shared-store';

/** One of the area's own screens; its page is loaded with the first visit. */
export interface OwnScreen {
  /** The route's id and its chunk's name. */
  readonly id: string;
  /** Below `/admin/`; empty for the dashboard. */
  readonly path: string;
  readonly label: string;
  readonly group: string;
  readonly order: number;
  readonly roles: readonly AdminRole[];
  /** Reached from elsewhere and not from the menu. */
  readonly hidden?: true;
  readonly load: () => Promise<{ page: (store: AppStore) => Page<RootState> }>;
}

const everybody: readonly AdminRole[] = ['owner', 'editor', 'recruiter'];
const editors: readonly AdminRole[] = ['owner', 'editor'];

/** The screens of this remote; the others come from the other remotes' `./admin`. */
export const ownScreens: readonly OwnScreen[] = [
  {
    id: 'dashboard',
    path: '',
    label: 'Dashboard',
    group: 'Overview',
    order: 10,
    roles: everybody,
    load: () => import(/* webpackChunkName: "dashboard" */ '../dashboard/dashboard-page'),
  },
  {
    id: 'site-settings',
    path: 'site-settings',
    label: 'Site settings',
    group: 'Site',
    order: 10,
    roles: editors,
    load: () => import(/* webpackChunkName: "site-settings" */ '../site-settings/site-settings-page'),
  },
];

import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { RemoteContext } from './define-remote';

/** The roles that `/api/v1` knows. */
export type AdminRole = 'owner' | 'editor' | 'recruiter';

/** A screen in the administration area, at `/admin/<path>`. */
export interface AdminScreen {
  /** Path below `/admin/`, for instance `products`; its child routes live below it. */
  readonly path: string;
  readonly label: string;
  /** The group of the side menu it stands in, for instance `Catalogue`. */
  readonly group: string;
  /** Ascending position within the group. */
  readonly order: number;
  /** Who sees it; the server decides what they may do. */
  readonly roles: readonly AdminRole[];
  /** The routes below `/admin/<path>`; the index route is the screen itself. */
  readonly routes: readonly RouteObject[];
}

/** A figure on the administration dashboard. */
export interface DashboardTile {
  readonly id: string;
  readonly order: number;
  readonly roles: readonly AdminRole[];
  readonly Component: ComponentType;
}

/** The signed-in side of a remote: the default export of its `./admin`. */
export interface RemoteAdmin<Store> {
  screens(context: RemoteContext<Store>): readonly AdminScreen[];
  readonly tiles?: readonly DashboardTile[];
}

/** Types the default export of a remote's `./admin`. */
export function defineAdmin<Store>(admin: RemoteAdmin<Store>): RemoteAdmin<Store> {
  return admin;
}

import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { RemoteContext } from './define-remote';

/** The roles of `/api/v1`. */
export type AdminRole = 'owner' | 'editor' | 'author' | 'recruiter' | 'translator';

/** A screen in the administration area, at `/admin/<path>`. */
export interface AdminScreen {
  /** Path below `/admin/`, for instance `products`; its child routes live below it. */
  readonly path: string;
  readonly label: string;
  /** Its group in the side menu, for instance `Catalogue`. */
  readonly group: string;
  /** Ascending position within the group. */
  readonly order: number;
  /** The roles that see the screen; the server decides what they may do. */
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

/** The admin screens of a remote: the default export of its `./admin`. */
export interface RemoteAdmin<Store> {
  screens(context: RemoteContext<Store>): readonly AdminScreen[];
  readonly tiles?: readonly DashboardTile[];
}

/** Types the default export of a remote's `./admin`. */
export function defineAdmin<Store>(admin: RemoteAdmin<Store>): RemoteAdmin<Store> {
  return admin;
}

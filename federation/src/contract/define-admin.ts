import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { RemoteContext } from './define-remote';

/** A screen in the administration area, at `/admin/<path>`. */
export interface AdminScreen {
  /** Path below `/admin/`, for instance `products`; its child routes live below it. */
  readonly path: string;
  readonly label: string;
  /** Its group in the side menu, for instance `Catalogue`. */
  readonly group: string;
  /** Ascending position within the group. */
  readonly order: number;
  /** The rights of which a user who sees the screen has one, such as `blogs:read`; the server decides what they may do. */
  readonly roles: readonly string[];
  /** The routes below `/admin/<path>`; the index route is the screen itself. */
  readonly routes: readonly RouteObject[];
}

/** A figure on the administration dashboard. */
export interface DashboardTile {
  readonly id: string;
  readonly order: number;
  readonly roles: readonly string[];
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

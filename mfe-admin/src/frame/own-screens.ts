import { ANY_ADMIN, EDITORS, OWNERS, RECRUITERS } from 'api-client';
import type { AdminRole } from 'federation/contract';
import type { ComponentType } from 'react';

/** A screen of this remote; its page is loaded at the first visit. */
export interface OwnScreen {
  /** The id of its route and the name of its chunk. */
  readonly id: string;
  /** Below `/admin/`; empty for the dashboard. */
  readonly path: string;
  readonly label: string;
  readonly group: string;
  readonly order: number;
  readonly roles: readonly AdminRole[];
  /** Other screens link to it; the menu does not. */
  readonly hidden?: true;
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
}

/** The screens of this remote; the other remotes contribute theirs through `./admin`. */
export const ownScreens: readonly OwnScreen[] = [
  {
    id: 'dashboard',
    path: '',
    label: 'Dashboard',
    group: 'Overview',
    order: 10,
    roles: ANY_ADMIN,
    load: () => import(/* webpackChunkName: "dashboard" */ '../dashboard/dashboard-page'),
  },
  {
    id: 'visits',
    path: 'visits',
    label: 'Visits',
    group: 'Overview',
    order: 20,
    roles: EDITORS,
    load: () => import(/* webpackChunkName: "visits" */ '../visits/visits-page'),
  },
  {
    id: 'site-settings',
    path: 'site-settings',
    label: 'Site settings',
    group: 'Site',
    order: 10,
    roles: EDITORS,
    load: () => import(/* webpackChunkName: "site-settings" */ '../site-settings/site-settings-page'),
  },
  {
    id: 'services',
    path: 'services',
    label: 'Services Menu',
    group: 'Site',
    order: 20,
    roles: EDITORS,
    load: () => import(/* webpackChunkName: "services" */ '../services/services-page'),
  },
  {
    id: 'inner-services',
    path: 'services/:id',
    label: 'Inner services',
    group: 'Site',
    order: 21,
    roles: EDITORS,
    hidden: true,
    load: () => import(/* webpackChunkName: "inner-services" */ '../services/inner-services-page'),
  },
  {
    id: 'media',
    path: 'media',
    label: 'Media library',
    group: 'Site',
    order: 30,
    roles: EDITORS,
    load: () => import(/* webpackChunkName: "media" */ '../media/media-page'),
  },
  {
    id: 'redirects',
    path: 'redirects',
    label: 'Redirects',
    group: 'Site',
    order: 40,
    roles: OWNERS,
    load: () => import(/* webpackChunkName: "redirects" */ '../redirects/redirects-page'),
  },
  ...['new', ':id'].map((name): OwnScreen => ({
    id: name === 'new' ? 'redirect:new' : 'redirect:one',
    path: `redirects/${name}`,
    label: 'Redirect',
    group: 'Site',
    order: 41,
    roles: OWNERS,
    hidden: true,
    load: () => import(/* webpackChunkName: "redirect" */ '../redirects/redirect-page'),
  })),
  {
    id: 'missing-addresses',
    path: 'missing-addresses',
    label: 'Missing addresses',
    group: 'Site',
    order: 45,
    roles: OWNERS,
    load: () => import(/* webpackChunkName: "missing-addresses" */ '../redirects/missing-addresses-page'),
  },
  {
    id: 'admins',
    path: 'admins',
    label: 'Admins',
    group: 'People',
    order: 10,
    roles: OWNERS,
    load: () => import(/* webpackChunkName: "admins" */ '../admins/admins-page'),
  },
  {
    id: 'admin-requests',
    path: 'admin-requests',
    label: 'Admin requests',
    group: 'People',
    order: 20,
    roles: OWNERS,
    load: () => import(/* webpackChunkName: "admin-requests" */ '../admins/admin-requests-page'),
  },
  {
    id: 'subscribers',
    path: 'subscribers',
    label: 'Subscribers',
    group: 'People',
    order: 22,
    roles: ANY_ADMIN,
    load: () => import(/* webpackChunkName: "subscribers" */ '../subscribers/subscribers-page'),
  },
  {
    id: 'people-data',
    path: 'people-data',
    label: "People's data",
    group: 'People',
    order: 25,
    roles: OWNERS,
    load: () => import(/* webpackChunkName: "people-data" */ '../people-data/people-data-page'),
  },
  {
    id: 'account',
    path: 'account',
    label: 'Your account',
    group: 'People',
    order: 30,
    roles: ANY_ADMIN,
    load: () => import(/* webpackChunkName: "account" */ '../account/account-page'),
  },
  {
    id: 'trash',
    path: 'trash',
    label: 'Trash',
    group: 'System',
    order: 10,
    roles: RECRUITERS,
    load: () => import(/* webpackChunkName: "trash" */ '../trash/trash-page'),
  },
  {
    id: 'audit',
    path: 'audit',
    label: 'Audit log',
    group: 'System',
    order: 20,
    roles: OWNERS,
    load: () => import(/* webpackChunkName: "audit" */ '../audit/audit-page'),
  },
  {
    id: 'site-status',
    path: 'site-status',
    label: 'Site status',
    group: 'System',
    order: 40,
    roles: OWNERS,
    load: () => import(/* webpackChunkName: "site-status" */ '../status/site-status-page'),
  },
  {
    id: 'unsent-emails',
    path: 'unsent-emails',
    label: 'Unsent emails',
    group: 'System',
    order: 50,
    roles: OWNERS,
    load: () => import(/* webpackChunkName: "unsent-emails" */ '../status/unsent-emails-page'),
  },
  {
    id: 'transfer',
    path: 'transfer',
    label: 'Import and export',
    group: 'System',
    order: 30,
    roles: EDITORS,
    load: () => import(/* webpackChunkName: "import-export" */ '../import-export/import-export-page'),
  },
  {
    id: 'api-tokens',
    path: 'api-tokens',
    label: 'API tokens',
    group: 'System',
    order: 40,
    roles: OWNERS,
    load: () => import(/* webpackChunkName: "api-tokens" */ '../integrations/api-tokens-page'),
  },
  {
    id: 'webhooks',
    path: 'webhooks',
    label: 'Webhooks',
    group: 'System',
    order: 50,
    roles: OWNERS,
    load: () => import(/* webpackChunkName: "webhooks" */ '../integrations/webhooks-page'),
  },
  {
    id: 'webhook-log',
    path: 'webhooks/:id',
    label: 'Webhook log',
    group: 'System',
    order: 51,
    roles: OWNERS,
    hidden: true,
    load: () => import(/* webpackChunkName: "webhook-log" */ '../integrations/webhook-log-page'),
  },
];

import { ANY_ADMIN, ANY_PUBLISHER, ANY_READER, ANY_TRANSLATOR, EDITORS, OWNERS } from 'api-client';
import type { ComponentType } from 'react';

interface Screen {
  /** The id of its route and the name of its chunk, if they differ from its path. */
  readonly id?: string;
  /** Below `/admin/`; empty for the dashboard. */
  readonly path: string;
  readonly label: string;
  readonly roles: readonly string[];
  /** Other screens link to it; the menu does not. */
  readonly hidden?: true;
  /** Loads its page at the first visit. */
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
}

/** A screen of this remote with its place in the menu. */
export interface OwnScreen extends Screen {
  readonly id: string;
  readonly group: string;
  readonly order: number;
}

const inGroup = (group: string, screens: readonly Screen[]): OwnScreen[] =>
  screens.map((screen, index) => ({ id: screen.path, ...screen, group, order: (index + 1) * 10 }));

/** The screens of this remote in the order of the menu; the other remotes contribute theirs through `./admin`. */
export const ownScreens: readonly OwnScreen[] = [
  ...inGroup('Overview', [
    {
      id: 'dashboard',
      path: '',
      label: 'Dashboard',
      roles: ANY_READER,
      load: () => import(/* webpackChunkName: "dashboard" */ '../dashboard/dashboard-page'),
    },
    {
      path: 'waiting-for-me',
      label: 'Waiting for me',
      roles: ANY_READER,
      load: () => import(/* webpackChunkName: "waiting-for-me" */ '../reviews/waiting-page'),
    },
    {
      path: 'visits',
      label: 'Visits',
      roles: ['visits:handle'],
      load: () => import(/* webpackChunkName: "visits" */ '../visits/visits-page'),
    },
  ]),
  ...inGroup('Site', [
    {
      path: 'releases',
      label: 'Releases',
      roles: ['releases:handle'],
      load: () => import(/* webpackChunkName: "releases" */ '../releases/releases-page'),
    },
    {
      id: 'release',
      path: 'releases/:id',
      label: 'Release',
      roles: ['releases:handle'],
      hidden: true,
      load: () => import(/* webpackChunkName: "release" */ '../releases/release-page'),
    },
    {
      path: 'translations',
      label: 'Translations',
      roles: ANY_TRANSLATOR,
      load: () => import(/* webpackChunkName: "translations" */ '../translations/translations-page'),
    },
    {
      id: 'translation',
      path: 'translations/:language/:collection/:id',
      label: 'Translation',
      roles: ANY_TRANSLATOR,
      hidden: true,
      load: () => import(/* webpackChunkName: "translation" */ '../translations/translation-page'),
    },
    {
      path: 'site-settings',
      label: 'Site settings',
      roles: EDITORS,
      load: () => import(/* webpackChunkName: "site-settings" */ '../site-settings/site-settings-page'),
    },
    {
      path: 'front-ends',
      label: 'Front ends',
      roles: ANY_ADMIN,
      load: () => import(/* webpackChunkName: "front-ends" */ '../delivery/front-ends-page'),
    },
    {
      path: 'menus',
      label: 'Menus',
      roles: OWNERS,
      load: () => import(/* webpackChunkName: "menus" */ '../menus/menus-page'),
    },
    {
      path: 'services',
      label: 'Services Menu',
      roles: ['services:read'],
      load: () => import(/* webpackChunkName: "services" */ '../services/services-page'),
    },
    {
      id: 'inner-services',
      path: 'services/:id',
      label: 'Inner services',
      roles: ['services:read'],
      hidden: true,
      load: () => import(/* webpackChunkName: "inner-services" */ '../services/inner-services-page'),
    },
    {
      path: 'media',
      label: 'Media library',
      roles: ['media:publish'],
      load: () => import(/* webpackChunkName: "media" */ '../media/media-page'),
    },
    {
      path: 'redirects',
      label: 'Redirects',
      roles: ['redirects:read'],
      load: () => import(/* webpackChunkName: "redirects" */ '../redirects/redirects-page'),
    },
    {
      path: 'redirects/:id',
      label: 'Redirect',
      roles: ['redirects:read'],
      hidden: true,
      load: () => import(/* webpackChunkName: "redirect" */ '../redirects/redirect-page'),
    },
    {
      path: 'missing-addresses',
      label: 'Missing addresses',
      roles: OWNERS,
      load: () => import(/* webpackChunkName: "missing-addresses" */ '../redirects/missing-addresses-page'),
    },
  ]),
  ...inGroup('People', [
    {
      path: 'admins',
      label: 'Admins',
      roles: OWNERS,
      load: () => import(/* webpackChunkName: "admins" */ '../admins/admins-page'),
    },
    {
      path: 'roles',
      label: 'Roles',
      roles: OWNERS,
      load: () => import(/* webpackChunkName: "roles" */ '../own-roles/roles-page'),
    },
    {
      path: 'admin-requests',
      label: 'Admin requests',
      roles: OWNERS,
      load: () => import(/* webpackChunkName: "admin-requests" */ '../admins/admin-requests-page'),
    },
    {
      path: 'subscribers',
      label: 'Subscribers',
      roles: ['newsletter:handle', 'job-applications:handle'],
      load: () => import(/* webpackChunkName: "subscribers" */ '../subscribers/subscribers-page'),
    },
    {
      path: 'people-data',
      label: "People's data",
      roles: OWNERS,
      load: () => import(/* webpackChunkName: "people-data" */ '../people-data/people-data-page'),
    },
    {
      path: 'account',
      label: 'Your account',
      roles: ANY_ADMIN,
      load: () => import(/* webpackChunkName: "account" */ '../account/account-page'),
    },
  ]),
  ...inGroup('System', [
    {
      path: 'trash',
      label: 'Trash',
      roles: ANY_PUBLISHER,
      load: () => import(/* webpackChunkName: "trash" */ '../trash/trash-page'),
    },
    {
      path: 'audit',
      label: 'Audit log',
      roles: OWNERS,
      load: () => import(/* webpackChunkName: "audit" */ '../audit/audit-page'),
    },
    {
      id: 'import-export',
      path: 'transfer',
      label: 'Import and export',
      roles: EDITORS,
      load: () => import(/* webpackChunkName: "import-export" */ '../import-export/import-export-page'),
    },
    {
      path: 'api-tokens',
      label: 'API tokens',
      roles: OWNERS,
      load: () => import(/* webpackChunkName: "api-tokens" */ '../integrations/api-tokens-page'),
    },
    {
      path: 'site-status',
      label: 'Site status',
      roles: OWNERS,
      load: () => import(/* webpackChunkName: "site-status" */ '../status/site-status-page'),
    },
    {
      path: 'unsent-emails',
      label: 'Unsent emails',
      roles: OWNERS,
      load: () => import(/* webpackChunkName: "unsent-emails" */ '../status/unsent-emails-page'),
    },
    {
      path: 'webhooks',
      label: 'Webhooks',
      roles: OWNERS,
      load: () => import(/* webpackChunkName: "webhooks" */ '../integrations/webhooks-page'),
    },
    {
      id: 'webhook-log',
      path: 'webhooks/:id',
      label: 'Webhook log',
      roles: OWNERS,
      hidden: true,
      load: () => import(/* webpackChunkName: "webhook-log" */ '../integrations/webhook-log-page'),
    },
  ]),
];

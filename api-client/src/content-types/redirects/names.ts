import { OWNERS } from '../../roles';
import type { ContentNames } from '../content-type';

export const redirectNames = {
  collection: 'redirects',
  path: '/redirects',
  item: 'redirect',
  items: 'redirects',
  operations: {
    list: 'fetchRedirects',
    create: 'addRedirect',
    update: 'editRedirect',
    delete: 'deleteRedirect',
  },
  roles: OWNERS,
} as const satisfies ContentNames;

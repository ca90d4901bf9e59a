import type { RemoteDefinition } from 'federation/contract';

export default {
  name: 'admin',
  title: 'Administration',
  owner: 'Platform team',
  contract: 1,
  signedInRoutes: [
    { path: '/admin', skeleton: 'table', searchParams: [] },
    { path: '/admin/*', skeleton: 'table', searchParams: [] },
  ],
} satisfies RemoteDefinition;

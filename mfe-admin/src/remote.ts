import type { RemoteDefinition } from 'federation/contract';

export default {
  name: 'admin',
  title: 'Administration',
  contract: 1,
  signedInRoutes: [
    { path: '/admin', skeleton: 'table', searchParams: [] },
    { path: '/admin/*', skeleton: 'table', searchParams: [] },
  ],
} satisfies RemoteDefinition;

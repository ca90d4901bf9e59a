import type { OwnedRoute } from 'federation/contract';

/** The addresses of the shell's own pages, as a remote's `remote.json` has them. */
export const ownRoutes: readonly OwnedRoute[] = [
  { path: '/login', searchParams: ['from', 'show', 'signed-in'] },
  { path: '/privacy', searchParams: [] },
];

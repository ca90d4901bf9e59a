import { PRIVACY_PATH, PRIVACY_PREVIEW_PATTERN, SIGN_IN_PATH } from 'api-client';
import type { OwnedRoute, RemoteDefinition } from 'federation/contract';

/** The shell's own pages. They are part of its build, so `remote.json` does not list them. */
export const pages = {
  'sign-in': { path: SIGN_IN_PATH, searchParams: ['from', 'show', 'signed-in'] },
  privacy: { path: PRIVACY_PATH, searchParams: [] },
  'privacy-preview': { path: PRIVACY_PREVIEW_PATTERN, searchParams: [] },
} as const satisfies Readonly<Record<string, OwnedRoute>>;

/** Their addresses, in the same form as a remote's in `remote.json`. */
export const ownRoutes: readonly OwnedRoute[] = Object.values(pages);

export default {
  ...{ name: 'shell', title: 'Shell', owner: 'Platform team', contract: 1, contractFrom: 1 },
  navigation: [
    { id: 'testimonials', label: 'Testimonial', section: 'testimonials', places: ['sections'], order: 10 },
    { id: 'services', label: 'Services', section: 'services', places: ['sections'], order: 20 },
    { id: 'clients', label: 'Clients', section: 'clients', places: ['sections'], order: 30 },
  ],
  places: { 'shell.search': {} },
} satisfies RemoteDefinition;

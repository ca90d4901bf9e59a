import type { PageTable, RemoteDefinition } from 'federation/contract';

/** The displayed name of the remote. */
export const title = 'Example';

/** The public pages of the remote. */
export const pages = {
  overview: { path: '/example', module: './page/overview-page', skeleton: 'article', searchParams: ['sent'] },
} as const satisfies PageTable;

export default {
  name: 'example',
  title,
  contract: 1,
  pages,
  navigation: [{ label: title, path: pages.overview.path, places: ['navbar', 'menu', 'footer'], order: 60 }],
  slots: [{ name: 'home.openings', expose: './slots/teaser', order: 50 }],
  admin: true,
} satisfies RemoteDefinition;

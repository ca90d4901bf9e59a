import { defineCollection } from 'api-client';
import type { PageTable, RemoteDefinition } from 'federation/contract';

/** The displayed name of the remote. */
export const title = 'Example';

/** The public pages of the remote. */
export const pages = {
  overview: { path: '/example', module: './page/overview-page', skeleton: 'article' },
  event: { path: '/example/:slug', module: './page/event-page', skeleton: 'article', searchParams: ['sent'] },
} as const satisfies PageTable;

export default {
  name: 'example',
  title,
  owner: `${title} team`,
  contract: 1,
  budget: 20,
  pages,
  navigation: [
    { id: 'overview', label: title, path: pages.overview.path, places: ['navbar', 'menu', 'footer'], order: 60 },
  ],
  slots: [{ name: 'home.openings', expose: './slots/teaser', order: 50 }],
  collections: {
    events: defineCollection({
      what: 'Event',
      title: 'name',
      fields: {
        name: { kind: 'line', label: 'Name', required: true },
        date: { kind: 'date', label: 'Date' },
        place: { kind: 'line', label: 'Place' },
        about: { kind: 'text', label: 'About' },
      },
      order: '-date',
      search: { fields: ['name', 'about'] },
      table: ['name', 'date', 'place', 'status'],
      pages: { list: pages.overview.path, item: pages.event.path },
    }),
    registrations: defineCollection({
      what: 'Registration',
      title: 'name',
      fields: {
        event: { kind: 'line', label: 'Event', required: true },
        name: { kind: 'line', label: 'Name', required: true, personal: true },
        email: { kind: 'mailAddress', label: 'Email', required: true, personal: true },
      },
      order: '-createdAt',
      filters: { event: { kind: 'line', label: 'Event', field: 'event' } },
      table: ['name', 'email', 'event', 'createdAt'],
      publicForm: {
        fields: ['event', 'name', 'email'],
        keptMonths: 12,
        agreement: 'I agree that my name and email are stored for this event.',
        button: 'Register',
      },
    }),
  },
} satisfies RemoteDefinition;

import type { CollectionDefinition } from 'api-client/content-types';
import { registerCollections } from '../../../api-server/src/content-types/collections/register-collections';
import type { Area } from './area';

const TOPICS = ['Wells', 'Pumps', 'Safety', 'Membranes', 'Cement', 'Drilling', 'Greases'];
const ROOMS = ['Hall', 'Studio', 'Library'] as const;

/** Rows of one statement: more would take longer than a statement may. */
const BATCH = 10_000;

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

const talks: CollectionDefinition = {
  what: 'Talk',
  title: 'name',
  fields: {
    name: { kind: 'line', label: 'Name', required: true },
    about: { kind: 'text', label: 'About' },
    date: { kind: 'date', label: 'Date' },
    room: { kind: 'select', label: 'Room', options: ROOMS, default: 'Hall' },
    topics: { kind: 'lines', label: 'Topics' },
  },
  order: '-date',
  search: { fields: ['name', 'about'] },
  filters: {
    room: { kind: 'select', field: 'room' },
    topic: { kind: 'several', label: 'Topic', field: 'topics' },
    year: { kind: 'year', label: 'Year', field: 'date' },
  },
};

const document = {
  microFrontends: {
    events: [{ extras: { manifest: { collections: { talks } } }, deployment: { traffic: 100, default: true } }],
  },
};

/** A collection of a remote: its list, filters, searches and items for visitors. Every size has as many results. */
export const collections: Area = {
  noun: 'collection items',
  sizes: [1_000, 10_000, 100_000],
  fill: async (services, size) => {
    await registerCollections(services, document, (reason) => {
      throw reason;
    });
    // A topic, a word and a year have as many items as there are in the smallest site.
    for (let first = 1; first <= size; first += BATCH)
      await services.db.execute(`
      INSERT INTO collection_items
        (id, created_at, updated_at, status, sort_name, slug, slug_key, collection, data)
      SELECT lpad(n::text, 26, '0'), now(), now(), 'published', 'talk ' || n, 'talk-' || n, 'talk' || n, 'events:talks',
        jsonb_build_object(
          'name', 'Talk ' || n,
          'about', 'What we have learnt about subject number ' || n || CASE WHEN n <= 40 THEN ' and centrifuges' ELSE '' END,
          'date', ('2000-01-01'::date + CASE WHEN n <= 1000 THEN n ELSE 1100 + n % 8000 END)::text,
          'room', (ARRAY[${quoted(ROOMS)}])[1 + n % 3],
          'topics', jsonb_build_array(CASE WHEN n <= 280 THEN (ARRAY[${quoted(TOPICS)}])[1 + n % 7] ELSE 'Other ' || n % 50 END))
      FROM generate_series(${first}, ${Math.min(first + BATCH - 1, size)}) AS n`);
    await services.db.execute(`ANALYZE collection_items`);
    return {};
  },
  readers: 'visitors',
  forget: async ({ db }) => {
    await db.execute(`update content_revisions set revision = revision + 1 where name = 'events:talks'`);
  },
  visits: {
    list: ['?limit=24', '?limit=24&page=2', '?limit=24&sort=name'].map((query) => [`/x/events/talks${query}`]),
    item: ['talk-7', 'talk-300', 'talk-900'].map((slug) => [`/x/events/talks/${slug}`]),
    filter: TOPICS.map((topic) => [`/x/events/talks?topic=${topic}&limit=24`]),
    'wide filter': ROOMS.map((room) => [`/x/events/talks?room=${room}&limit=24`]),
    year: ['2000', '2001', '2002'].map((year) => [`/x/events/talks?year=${year}&limit=24`]),
    search: ['centrifuges', 'and centrifuge', 'learnt centrifuges'].map((word) => [
      `/x/events/talks?search=${encodeURIComponent(word)}&limit=24`,
    ]),
  },
};

import { HOUR } from '../../../api-server/src/clock';
import { blogs as table } from '../../../api-server/src/database/schema';
import { newId } from '../../../api-server/src/identity';
import { sortKey } from '../../../api-server/src/text/fold';
import type { Area } from './area';

const START = Date.UTC(2026, 0, 1);
const BATCH = 500;
const SUBJECTS = ['Scale inhibitors', 'Drilling fluids', 'Cementing', 'Water reuse', 'Solar steam', 'Pigging'];
const PLACES = ['in the Barmer field', 'on the coast', 'at high temperature', 'in winter', 'at scale'];
const TAGS = ['Field notes', 'Laboratory', 'Safety', 'Renewables', 'Water'];

const pick = <Value>(values: readonly Value[], at: number): Value => values[at % values.length] as Value;
const paragraph = '<p>You measure before and after, write down both, and let the figures decide what is done next.</p>';

/** The blogs: the API calls of the list, an article and its neighbours, with growing numbers of them. */
export const blogs: Area = {
  noun: 'blogs',
  sizes: [100, 10_000],
  fill: async ({ db }, size) => {
    const rows = Array.from({ length: size }, (_, at) => {
      const createdAt = new Date(START + at * HOUR);
      const title = `${pick(SUBJECTS, at)} ${pick(PLACES, at * 3)}, part ${at}`;
      return {
        ...{ id: newId(createdAt), createdAt, updatedAt: createdAt, title, sortName: sortKey(title) },
        ...{ slug: `blog-${at}`, slugKey: `blog${at}`, summary: 'Our measurements and their results.' },
        ...{
          content: paragraph.repeat(20),
          blogImg: '/api/v1/files/blog.webp',
          author: pick(['Asha Rao', 'Ravi Iyer'], at),
        },
        ...{
          tags: [pick(TAGS, at), pick(TAGS, at * 7 + 1)],
          views: (at * 37) % 1_000,
          date: createdAt.toISOString().slice(0, 10),
        },
        time: '09:30',
      };
    });
    for (let at = 0; at < rows.length; at += BATCH) await db.insert(table).values(rows.slice(at, at + BATCH));
    await db.execute('vacuum analyze');
    return {};
  },
  readers: 'visitors',
  forget: async () => undefined,
  visits: {
    list: [1, 2, 5].map((page) => [`/blogs?limit=9&page=${page}&facets=1`, '/blogs?limit=3&sort=-views']),
    tag: TAGS.map((tag) => [`/blogs?limit=9&page=1&facets=1&tag=${encodeURIComponent(tag)}`]),
    article: [3, 40, 77].map((at) => [`/blogs/blog-${at}`, '/blogs?limit=3&page=1']),
    'latest on home': [['/blogs?limit=3']],
    search: SUBJECTS.map((words) => [`/blogs?limit=9&page=1&search=${encodeURIComponent(words)}`]),
    'site search': SUBJECTS.map((words) => [`/search?search=${encodeURIComponent(words)}`]),
    'misspelt search': ['scalle', 'driling', 'cemeting', 'pigginng'].map((words) => [`/search?search=${words}`]),
  },
};

import type { Product } from 'api-client';
import { seed } from 'api-server/seeding';
import { CONTENT_FOLDER, withLargeCatalogue } from 'demo-content';
import type { Api, Area } from './area';
import { signInAs } from './careers-content';

type Headers = Readonly<Record<string, string>>;

/** The beginning of every name in the release. */
const NEW = 'New: ';
/** Visitors who read during the switches, and the reads in which none may see a mix. */
const READERS = 4;
const READS = 10_000;
const LIST = '/products?limit=100';
/** The list that visitors read. */
const PAGE = '/products?limit=9';

async function call(app: Api, headers: Headers, method: 'GET' | 'POST' | 'PUT', url: string, payload = {}) {
  const answer = await app.inject({ method, url: `/api/v1${url}`, headers, ...(method !== 'GET' && { payload }) });
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.payload}`);
  return answer;
}

const productsOf = async (app: Api, url: string): Promise<Product[]> =>
  (await call(app, {}, 'GET', url)).json<{ products: Product[] }>().products;

/** Puts a change of each of the first products into a new release; answers its address. */
async function makeRelease(app: Api, headers: Headers, size: number): Promise<string> {
  const made = await call(app, headers, 'POST', '/releases', { name: 'Large' });
  const url = `/releases/${made.json<{ release: { _id: string } }>().release._id}`;
  for (let page = 1, at = 0; at < size; page += 1) {
    const items = await productsOf(app, `${LIST}&page=${page}`);
    for (const { _id, name, updatedAt } of items.slice(0, size - at)) {
      const changed = { fields: { name: NEW + name }, version: Date.parse(updatedAt) };
      await call(app, headers, 'PUT', `/pending-changes/products/${_id}`, changed);
      await call(app, headers, 'PUT', `${url}/items/products/${_id}`, { action: 'publish' });
    }
    if (items.length === 0) throw new Error(`There are only ${at} products`);
    at += items.length;
  }
  return url;
}

/** Milliseconds until a switch is answered, which visitors see from then on. */
async function timeOf(app: Api, headers: Headers, url: string): Promise<number> {
  const start = performance.now();
  await call(app, headers, 'POST', url);
  return performance.now() - start;
}

/** Publishes and undoes a release again and again while visitors read. @returns the reads, and those of a mix */
async function readMeanwhile(app: Api, headers: Headers, url: string) {
  let reads = 0;
  let mixed = 0;
  let isOver = false;
  const read = async () => {
    while (!isOver) {
      const names = (await productsOf(app, PAGE)).map(({ name }) => name.startsWith(NEW));
      reads += 1;
      if (new Set(names).size > 1) mixed += 1;
    }
  };
  const readers = Array.from({ length: READERS }, read);
  let switches = 0;
  while (reads < READS) {
    for (const verb of ['publish', 'undo']) await call(app, headers, 'POST', `${url}/${verb}`);
    switches += 2;
  }
  isOver = true;
  await Promise.all(readers);
  return { reads, mixed, switches };
}

async function measureRelease(app: Api, headers: Headers, size: number): Promise<string> {
  const url = await makeRelease(app, headers, size);
  const times = { publish: [] as number[], undo: [] as number[] };
  for (let round = 0; round < 5; round += 1)
    for (const verb of ['publish', 'undo'] as const) times[verb].push(await timeOf(app, headers, `${url}/${verb}`));
  const best = (verb: keyof typeof times): string => {
    const time = Math.min(...times[verb]);
    return `${time.toFixed(0)} ms, ${(time / size).toFixed(2)} an item`;
  };
  const { reads, mixed, switches } = await readMeanwhile(app, headers, url);
  return (
    `  release        live after ${best('publish')}; back after ${best('undo')}; ` +
    `${mixed} of ${reads} reads mixed before and after, during ${switches} switches`
  );
}

/** Releases: how long it takes until all items are live or back, and whether a visitor sees a mix. */
export const releases: Area = {
  noun: 'release-items',
  sizes: [50, 500],
  fill: async (services, size) => {
    await withLargeCatalogue(size, (products) =>
      seed(services, { folder: CONTENT_FOLDER, products }, (line) => console.error(line)),
    );
    return signInAs(services, 'editor');
  },
  readers: 'visitors',
  forget: async () => undefined,
  visits: {},
  report: measureRelease,
};

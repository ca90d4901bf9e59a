import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { buildApp, makeServices } from '../../api-server/src/app';
import { assemble } from '../../api-server/src/assemble';
import { readConfig } from '../../api-server/src/config';
import { seed } from '../../api-server/src/seed/seed';

/** Sizes of the catalogue; the first is what the others are compared with. */
const SIZES = [100, 10_000, 100_000] as const;

const part = encodeURIComponent;
const page = 'limit=24&page=1&facets=1';
const sections = [
  'chemicals',
  'drilling-service',
  'crude-additives',
  'renewable-energy',
  'pipeline-integrity',
  'fracking-chemicals',
  'speciality-chemicals',
];
const words = ['inhibitor', 'scale polymer', 'dispersnt', 'corrosion', 'greese', 'membrane cleaner', 'cement'];
const packagings = ['200 L drum', '25 kg sack', '20 L pail', 'Road tanker', 'Pallet', 'Skid', '500 kg big bag'];

/** What one visit of each kind asks of the API; the visits differ, so that nothing is answered from memory. */
const VISITS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'section page': sections.map((slug) => [
    '/sectors',
    '/subsectors?categories=0',
    `/products?subsector=${slug}&sort=name&${page}`,
  ]),
  'product page': sections.map((slug) => [
    '/products/neutralising-amine-na-15',
    `/products?subsector=${slug}&sort=name&limit=9`,
  ]),
  search: words.map((word) => [`/search?search=${part(word)}`, `/products?search=${part(word)}&${page}`]),
  facets: packagings.map((value) => [`/products?field.Packaging=${part(value)}&sort=name&${page}`]),
};

interface Cost {
  /** Milliseconds from the request to the answer, of which in the database; and bytes of the answers. */
  readonly server: number;
  readonly database: number;
  readonly bytes: number;
}

let inDatabase = 0;
const query = PGlite.prototype.query;
PGlite.prototype.query = async function timed(this: PGlite, ...given: Parameters<typeof query>) {
  const start = performance.now();
  try {
    return await query.apply(this, given);
  } finally {
    inDatabase += performance.now() - start;
  }
} as typeof query;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(size: number): Promise<Map<string, Cost>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'scale-'));
  const parts = await assemble(readConfig({ SITE_DIR: folder, LOG_LEVEL: 'silent' }));
  try {
    await parts.database.migrate();
    const services = makeServices(parts);
    await seed(services, { products: size }, () => undefined);
    const app = await buildApp(parts, services);
    await app.inject({ url: '/api/v1/products?limit=1' });
    const costs = new Map<string, Cost>();
    for (const [name, visits] of Object.entries(VISITS)) {
      const each: Cost[] = [];
      for (const urls of visits) {
        inDatabase = 0;
        const start = performance.now();
        const answers = await Promise.all(urls.map((url) => app.inject({ url: `/api/v1${url}` })));
        const server = performance.now() - start;
        const failed = answers.find(({ statusCode }) => statusCode !== 200);
        if (failed) throw new Error(`${name}: ${failed.statusCode} ${failed.payload}`);
        each.push({
          server,
          database: inDatabase,
          bytes: answers.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0),
        });
      }
      costs.set(name, {
        server: median(each.map((cost) => cost.server)),
        database: median(each.map((cost) => cost.database)),
        bytes: median(each.map((cost) => cost.bytes)),
      });
    }
    await app.close();
    return costs;
  } finally {
    await parts.database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures the catalogue at several sizes and prints each as a ratio to the smallest. */
async function main(): Promise<void> {
  const sizes = process.argv.slice(2).map(Number);
  let base: Map<string, Cost> | undefined;
  for (const size of sizes.length > 0 ? sizes : SIZES) {
    console.log(`\n${size.toLocaleString('en-IN')} products`);
    const costs = await measure(size);
    base ??= costs;
    for (const [name, cost] of costs) {
      const first = base.get(name) ?? cost;
      const ratio = (now: number, then: number): string => `${(now / then).toFixed(2)} ×`;
      console.log(
        `  ${name.padEnd(14)} server ${cost.server.toFixed(1).padStart(7)} ms ${ratio(cost.server, first.server)}` +
          `   database ${cost.database.toFixed(1).padStart(7)} ms ${ratio(cost.database, first.database)}` +
          `   ${(cost.bytes / 1_000).toFixed(1).padStart(7)} kB ${ratio(cost.bytes, first.bytes)}`,
      );
    }
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

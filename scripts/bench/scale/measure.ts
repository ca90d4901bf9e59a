import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildApp, makeServices } from '../../../api-server/src/app';
import { assemble } from '../../../api-server/src/assemble';
import { readConfig } from '../../../api-server/src/config';
import { startDatabase } from '../../installation/postgres';
import type { Api, Area, Visit } from './area';
import { databaseTime } from './database-clock';

/** The cost of a visit. */
export interface Cost {
  /** Milliseconds from the requests to their answers, and the working time of the embedded database among them. */
  readonly server: number;
  readonly database: number;
  /** The size of the answers in bytes, compressed and uncompressed. */
  readonly sent: number;
  readonly plain: number;
}

/** The best round counts: other work of the machine only ever adds time. */
const ROUNDS = 6;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function summed(costs: readonly Cost[], sum: (values: readonly number[]) => number): Cost {
  return {
    server: sum(costs.map(({ server }) => server)),
    database: sum(costs.map(({ database }) => database)),
    sent: sum(costs.map(({ sent }) => sent)),
    plain: sum(costs.map(({ plain }) => plain)),
  };
}

const best = (costs: readonly Cost[]): Cost => summed(costs, (values) => Math.min(...values));
const typical = (costs: readonly Cost[]): Cost => summed(costs, median);

async function costOf(app: Api, visit: Visit, headers: Readonly<Record<string, string>>): Promise<Cost> {
  databaseTime();
  const start = performance.now();
  const answers = await Promise.all(visit.map((url) => app.inject({ url: `/api/v1${url}`, headers })));
  const server = performance.now() - start;
  const database = databaseTime();
  const failed = answers.find(({ statusCode }) => statusCode !== 200);
  if (failed) throw new Error(`${visit.join(' ')}: ${failed.statusCode} ${failed.payload}`);
  const sum = (bytesOf: (body: Buffer) => number) =>
    answers.reduce((total, { rawPayload }) => total + bytesOf(rawPayload), 0);
  return {
    server,
    database,
    sent: sum((body) => brotliCompressSync(body, BROTLI).length),
    plain: sum((body) => body.length),
  };
}

interface Measured {
  /** The cost of a visit of each page, as the median of its visits. */
  readonly costs: ReadonlyMap<string, Cost>;
  readonly report: string | undefined;
}

/** The database engine of a site. */
export type Engine = 'embedded' | 'postgres';

/** Fills a new site of the given size and measures there. */
export async function measure(area: Area, size: number, engine: Engine): Promise<Measured> {
  const folder = await mkdtemp(path.join(tmpdir(), 'scale-'));
  const server = engine === 'postgres' ? await startDatabase() : undefined;
  const parts = await assemble(
    readConfig({ SITE_DIR: folder, LOG_LEVEL: 'silent', LANGUAGES: 'hi', ...(server && { DATABASE_URL: server.url }) }),
  );
  try {
    await parts.database.migrate();
    const services = makeServices(parts);
    const headers = await area.fill(services, size);
    const app = await buildApp(parts, services);
    // The first run of code and engine is slow, so it is not measured.
    for (const visit of Object.values(area.visits).flat()) await costOf(app, visit, headers);
    const costs = new Map<string, Cost>();
    for (const [page, visits] of Object.entries(area.visits)) {
      const each: Cost[] = [];
      for (const visit of visits) {
        const rounds: Cost[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          await area.forget(services);
          rounds.push(await costOf(app, visit, headers));
        }
        each.push(best(rounds));
      }
      costs.set(page, typical(each));
    }
    const report = await area.report?.(app, headers, size);
    await app.close();
    return { costs, report };
  } finally {
    await parts.database.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

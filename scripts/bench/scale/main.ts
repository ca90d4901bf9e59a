import { applications } from './applications';
import type { Area } from './area';
import { catalogue } from './catalogue';
import { jobs } from './jobs';
import { measure, type Cost } from './measure';

const AREAS: readonly Area[] = [catalogue, jobs, applications];

const USAGE = `Usage: npm run bench:scale -- [area] [size ...]
Areas: ${AREAS.map(({ things }) => things).join(', ')}; without one, all of them.`;

/** The aim at the largest size (against the smallest): bytes and times. */
const AIM = 'aim at the largest: at most 1.5 × the bytes and 3 × the time of the smallest';

function line(page: string, cost: Cost, first: Cost): string {
  const cell = (name: keyof Cost, unit: string, divisor = 1): string =>
    `${(cost[name] / divisor).toFixed(1).padStart(7)} ${unit} ${(cost[name] / first[name]).toFixed(2).padStart(5)} ×`;
  return [
    `  ${page.padEnd(14)}`,
    `server ${cell('server', 'ms')}`,
    `database ${cell('database', 'ms')}`,
    `sent ${cell('sent', 'kB', 1_000)}`,
    `uncompressed ${cell('plain', 'kB', 1_000)}`,
  ].join('   ');
}

async function printArea(area: Area, sizes: readonly number[]): Promise<void> {
  let smallest: ReadonlyMap<string, Cost> | undefined;
  for (const size of sizes) {
    const { costs, report } = await measure(area, size);
    smallest ??= costs;
    console.log(`\n${size.toLocaleString('en-IN')} ${area.things}`);
    for (const [page, cost] of costs) console.log(line(page, cost, smallest.get(page) ?? cost));
    if (report) console.log(report);
  }
}

/** Measures the parts of the site that grow, each at several sizes, and prints each as a ratio to the smallest. */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const sizes = given.map(Number).filter((size) => Number.isInteger(size) && size > 0);
  const names = given.filter((word) => !sizes.includes(Number(word)));
  const areas = names.length === 0 ? AREAS : AREAS.filter(({ things }) => names.includes(things));
  if (areas.length === 0 || names.some((name) => !AREAS.some(({ things }) => things === name))) throw new Error(USAGE);
  console.log(`Medians, everything read anew from the database; ${AIM}`);
  for (const area of areas) await printArea(area, sizes.length > 0 ? sizes : area.sizes);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

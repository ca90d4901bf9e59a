import { command } from '../../command-line/command';
import { applications } from './applications';
import type { Area } from './area';
import { blogs } from './blogs';
import { catalogue } from './catalogue';
import { collections } from './collections';
import { imports } from './imports';
import { jobs } from './jobs';
import { releases } from './releases';
import { measure, type Cost, type Engine } from './measure';

const AREAS: readonly Area[] = [catalogue, blogs, jobs, applications, collections, imports, releases];
const ENGINES: readonly Engine[] = ['embedded', 'postgres'];

const HELP = `npm run bench:scale [-- --engine postgres] [area] [size ...]
    the growing parts of the site at several sizes, and the cost of a page as a ratio to that at the smallest size
    --engine  embedded, or postgres; without it both
    areas: ${AREAS.map(({ noun }) => noun).join(', ')}; without one, all of them`;

/** The allowed cost of a visitors' page and of a search, as a multiple of the cost at the smallest size. */
const MAX_RATIO = { page: 1.5, search: 2 };

function line(page: string, cost: Cost, first: Cost, readers: Area['readers']): string {
  const ratio = (name: keyof Cost): number => cost[name] / first[name];
  const cell = (name: keyof Cost, unit: string, divisor = 1): string =>
    `${(cost[name] / divisor).toFixed(1).padStart(8)} ${unit} ${ratio(name).toFixed(2).padStart(6)} ×`;
  const most = page.includes('search') ? MAX_RATIO.search : MAX_RATIO.page;
  const isOver = readers === 'visitors' && (ratio('server') > most || ratio('sent') > most);
  return [
    `  ${page.padEnd(14)}`,
    `server ${cell('server', 'ms')}`,
    ...(first.database > 0 ? [`database ${cell('database', 'ms')}`] : []),
    `sent ${cell('sent', 'kB', 1_000)}`,
    `uncompressed ${cell('plain', 'kB', 1_000)}${isOver ? `   over ${most} ×` : ''}`,
  ].join('   ');
}

async function printArea(area: Area, sizes: readonly number[], engine: Engine): Promise<void> {
  let smallest: ReadonlyMap<string, Cost> | undefined;
  for (const size of sizes) {
    const { costs, report } = await measure(area, size, engine);
    smallest ??= costs;
    console.log(`\n${size.toLocaleString('en-IN')} ${area.noun}, ${engine}`);
    for (const [page, cost] of costs) console.log(line(page, cost, smallest.get(page) ?? cost, area.readers));
    for (const [page, to] of area.compared ?? []) {
      const [one, other] = [costs.get(page), costs.get(to)];
      if (one && other)
        console.log(`  ${page}: ${(one.server / other.server).toFixed(2)} × the server's time of ${to}`);
    }
    if (report) console.log(report);
  }
}

command({ help: HELP, options: { engine: '' }, takesNames: true }, async ({ engine: chosen }, words) => {
  const sizes = words.map(Number).filter((size) => Number.isInteger(size) && size > 0);
  const names = words.filter((word) => !sizes.includes(Number(word)));
  const unknown = names.filter((name) => !AREAS.some(({ noun }) => noun === name));
  const engines = ENGINES.filter((engine) => [engine, ''].includes(chosen));
  if (unknown.length > 0 || engines.length === 0)
    throw new Error(`Unknown: ${[...unknown, chosen].join(' ')}\n${HELP}`);
  const areas = AREAS.filter(({ noun }) => names.length === 0 || names.includes(noun));
  console.log(
    `Medians, everything read again from the database. For visitors a page may cost ${MAX_RATIO.page} × of what it does at the smallest size, a search ${MAX_RATIO.search} ×.`,
  );
  for (const engine of engines)
    for (const area of areas) await printArea(area, sizes.length > 0 ? sizes : area.sizes, engine);
});

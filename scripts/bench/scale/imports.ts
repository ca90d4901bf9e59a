import { setTimeout as pause } from 'node:timers/promises';
import type { ImportReport } from 'api-client';
import type { Api, Area } from './area';
import { signInAs, trades, places } from './careers-content';

type Headers = Readonly<Record<string, string>>;

/** The call of visitors meanwhile. */
const READ = '/api/v1/job-postings?sort=-createdAt&limit=9&page=1';
/** The interval at which the progress is checked, in milliseconds. */
const PAUSE = 250;

function rowsOfFile(count: number): string {
  const rows = Array.from({ length: count }, (_, at) =>
    [`Imported ${at}`, places[at % places.length], `"[""${trades[at % trades.length]}""]"`, 'Keep the programme.'].join(
      ',',
    ),
  );
  return ['title,location,role,detail', ...rows].join('\n');
}

async function begin(app: Api, headers: Headers, csv: string): Promise<string> {
  const url = '/api/v1/import/job-postings?dryRun=0';
  const answer = await app.inject({ method: 'POST', url, headers, payload: { csv } });
  if (answer.statusCode !== 201) throw new Error(`The import was refused: ${answer.statusCode} ${answer.payload}`);
  return answer.json<{ run: { _id: string } }>().run._id;
}

async function reportOf(app: Api, headers: Headers, id: string): Promise<ImportReport> {
  return (await app.inject({ url: `/api/v1/imports/${id}`, headers })).json<{ report: ImportReport }>().report;
}

/** Waits until an import has ended: answers its report, and how long visitors waited for a list, in milliseconds. */
async function watch(app: Api, headers: Headers, id: string): Promise<{ report: ImportReport; waits: number[] }> {
  const waits: number[] = [];
  for (;;) {
    const start = performance.now();
    const { statusCode } = await app.inject({ url: READ });
    if (statusCode !== 200) throw new Error(`A visitor was refused during the import: ${statusCode}`);
    waits.push(performance.now() - start);
    const report = await reportOf(app, headers, id);
    if (report.state !== 'running') return { report, waits: waits.sort((a, b) => a - b) };
    await pause(PAUSE);
  }
}

/** Imports a file, and a second one that is cancelled once its first rows are stored. */
async function measureImport(app: Api, headers: Headers, size: number): Promise<string> {
  const csv = rowsOfFile(size);
  const start = performance.now();
  const id = await begin(app, headers, csv);
  const answered = performance.now() - start;
  const { report, waits } = await watch(app, headers, id);
  const seconds = (performance.now() - start) / 1_000;
  if (report.created !== size) throw new Error(`Of ${size} rows ${report.created} came in: ${JSON.stringify(report)}`);

  const second = await begin(app, headers, csv.replaceAll('Imported', 'Cancelled'));
  while ((await reportOf(app, headers, second)).handled === 0) await pause(PAUSE);
  const asked = performance.now();
  await app.inject({ method: 'POST', url: `/api/v1/imports/${second}/cancel`, headers });
  const cancelled = performance.now() - asked;
  const at = (share: number): string => (waits[Math.ceil(share * waits.length) - 1] ?? NaN).toFixed(0);
  const left = await reportOf(app, headers, second);
  return (
    `  import         ${(csv.length / 1_000).toFixed(0)} kB accepted after ${answered.toFixed(0)} ms, all in after ` +
    `${seconds.toFixed(0)} s (${(size / seconds).toFixed(0)} rows a second), a visitor's list meanwhile ${at(0.5)} ms, 99 % within ${at(0.99)}, at most ${at(1)}; ` +
    `the second ${left.state} within ${cancelled.toFixed(0)} ms, after ${left.handled} rows`
  );
}

/** Imported files: how long it takes, how much it slows visitors down, and how soon it can be cancelled. */
export const imports: Area = {
  noun: 'rows',
  sizes: [1_000, 100_000],
  fill: (services) => signInAs(services, 'recruiter'),
  readers: 'recruiters',
  forget: async () => undefined,
  visits: {},
  report: measureImport,
};

import { randomInt } from 'node:crypto';
import { command } from '../command-line/command';
import { serveFresh } from '../site/fresh-site';
import { freePort } from '../site/ports';
import { hashPasswordsCheaply } from '../test/cheap-passwords';
import { readOperations } from './document';
import { fuzz, type Finding } from './fuzz';
import { Accounts } from './accounts';
import { closeConnections } from './send';
import { CostMeter } from './cost-meter';
import { isErrorOfWork } from './server-log';

const HELP = `npm run fuzz [-- --calls 100000] [--seed 7] [--only 1234] [--answers] [--origin http://localhost:3000 --site-dir .site]
    calls every operation of the published OpenAPI document with hostile and almost valid values, as each role, with an
    API token of each role and without a token. Fails on answers with 5xx, errors of another shape, answers slower than
    1.5 s, calls that block a server for over 250 ms or add more than 64 MB to its memory, and errors of scheduled work
    --calls     the number of calls; 100000 by default
    --seed      makes the same calls again; random by default, and printed
    --answers   checks only the answers, not times and memory, which depend on the machine
    --only      makes only the call of this number
    --origin    a running site, with --site-dir, its folder: the calls fill it with rubbish
                without them a temporary site is served, whose logs are read`;

/** Disables the limits per caller, because all calls share one address. */
const LIMITS = Object.fromEntries(
  [
    ...['LIMIT_LOGIN_PER_ACCOUNT', 'LIMIT_LOGIN_PER_ADDRESS', 'LIMIT_CODES_PER_HOUR', 'LIMIT_FORMS_PER_HOUR'],
    ...[
      'LIMIT_TELEMETRY_PER_MINUTE',
      'LIMIT_SEARCHES_PER_MINUTE',
      'LIMIT_TOKEN_CALLS_PER_MINUTE',
      'LIMIT_REACTIONS_PER_MINUTE',
      'LIMIT_UNCLAIMED_UPLOADS',
      'LIMIT_UNCLAIMED_MEGABYTES',
      'LIMIT_UPLOADS_UNDER_WAY',
      'LIMIT_UPLOADS_PER_ADDRESS',
    ],
  ].map((name) => [name, '1000000']),
);

const MAX_SHOWN = 100;
const SHOWN_BODY = 400;

function show({ number, call, error }: Finding, seed: number): void {
  const { caller, operation, method, target, headers, body } = call;
  console.log(`\n✗ ${operation} as ${caller}: ${error}`);
  console.log(`  ${method} ${target.length > 600 ? `${target.slice(0, 600)}… (${target.length})` : target}`);
  if (Object.keys(headers).length > 0) console.log(`  ${JSON.stringify(headers).slice(0, 300)}`);
  if (body) console.log(`  ${JSON.stringify(body.toString('utf8', 0, SHOWN_BODY))} (${body.length} bytes)`);
  console.log(`  again: npm run fuzz -- --seed ${seed} --only ${number}`);
}

/** The default when no single call is selected. */
const ALL = Number.MAX_SAFE_INTEGER;
const OPTIONS = { calls: 100_000, seed: randomInt(1_000_000), only: ALL, answers: false, origin: '', siteDir: '' };

command({ help: HELP, options: OPTIONS }, async ({ calls, seed, only, answers, origin, siteDir }) => {
  if ((origin === '') !== (siteDir === '')) {
    throw new Error('--origin and --site-dir belong together: the fuzzer makes its own administrators there.');
  }
  const [from, to] = only === ALL ? [0, calls] : [only, only + 1];
  if (answers) hashPasswordsCheaply();
  const metricsPort = await freePort();
  // The API server serves its metrics on this port, the shell on the next one.
  const measured = [metricsPort, metricsPort + 1].map((port) => `http://127.0.0.1:${port}`);
  const errors: string[] = [];
  const onLine = (line: string): void => void (isErrorOfWork(line) ? errors.push(line) : console.log(line));
  const meter = answers || origin !== '' ? undefined : new CostMeter(measured);
  const site =
    origin !== ''
      ? { origin, siteDir, stop: async () => undefined }
      : await serveFresh(0, { ...LIMITS, METRICS_PORT: String(metricsPort) }, onLine);
  try {
    const operations = await readOperations(site.origin);
    console.log(`${to - from} calls of ${operations.length} operations, seed ${seed}`);
    const started = performance.now();
    let findings = 0;
    let printed = 0;
    const counts = await fuzz({
      ...{ origin: site.origin, seed, from, to, operations, accounts: new Accounts(site.origin, site.siteDir) },
      found: (finding) => {
        findings += 1;
        if (findings <= MAX_SHOWN) show(finding, seed);
      },
      note: (line) => console.log(line),
      meter,
      progress: (done) => {
        const share = Math.floor((done / (to - from)) * 20);
        if (share <= printed) return;
        printed = share;
        const seconds = (performance.now() - started) / 1_000;
        const rate = `${Math.round(seconds)} s, ${Math.round(done / seconds)} calls a second`;
        console.log(`${share * 5} % after ${rate}, ${findings} found`);
      },
    });
    console.log(`\n${counts.lines().join('\n')}`);
    if (meter) console.log(`\n${counts.costs()}`);
    console.log(`\n${to - from} calls, ${findings} found`);
    if (findings > 0) process.exitCode = 1;
  } finally {
    closeConnections();
    await site.stop();
  }
  // After the servers have stopped: the errors of scheduled work belong to no call, and may come last.
  for (const line of errors.slice(0, MAX_SHOWN)) console.log(`\n✗ logged by a server: ${line}`);
  if (errors.length > 0) throw new Error(`The servers logged ${errors.length} errors.`);
});

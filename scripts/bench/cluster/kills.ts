import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Editor } from '../../installation/editor';
import { isolated, start, waitForAnswer, type Running } from '../../processes/start';
import { createAdministrator, OWNER } from '../../site/administrator';
import { bundleProgram } from '../../site/bundle-program';
import { freePort } from '../../site/ports';
import { durablePostgres, type DurablePostgres } from './durable-postgres';
import { Writers, type Acknowledged } from './writers';

const say = (line: string): void => console.log(line);

/** A server dies at some moment within this many milliseconds after its first write. */
const MAX_LIFE = 400;
/** The processes to kill, in turn, if PostgreSQL can be killed: the server continues without it. */
const KILL_ORDER = ['server', 'database', 'database', 'database', 'both'] as const;
type KilledProcess = (typeof KILL_ORDER)[number];
/** The number of rounds between progress messages. */
const REPORT_INTERVAL = 50;

/** An API server that is restarted on the same port and data. */
class RestartableServer {
  private running: Running | undefined;
  /** The number of starts, and the seconds that all starts took together. */
  starts = 0;
  seconds = 0;

  constructor(
    private readonly program: string,
    private readonly env: Readonly<Record<string, string>>,
    readonly origin: string,
  ) {}

  async start(): Promise<void> {
    const begin = performance.now();
    this.running = start([this.program], { cwd: path.dirname(this.program), env: isolated(this.env) });
    await this.isReady();
    this.starts += 1;
    this.seconds += (performance.now() - begin) / 1_000;
  }

  /** Waits until it is ready. */
  async isReady(): Promise<void> {
    if (this.running) await waitForAnswer(this.running, `${this.origin}/readyz`);
  }

  async kill(): Promise<void> {
    this.running?.child.kill('SIGKILL');
    await this.running?.ended;
  }
}

/** The acknowledged writes that are missing or differ from what was written. */
async function missing(origin: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { id, title } of acknowledged) {
    const answer = await fetch(`${origin}/api/v1/job-postings/${id}`);
    if (!(await answer.text()).includes(title)) lost.push(title);
  }
  return lost;
}

/** The stored titles, including duplicates. */
async function titlesAt(origin: string, token: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/v1/export/job-postings.json`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`The jobs could not be exported: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title);
}

async function untilWritten(writers: Writers): Promise<void> {
  while (writers.waiting === 0) await pause(5);
  await pause(Math.random() * MAX_LIFE);
}

interface Options {
  readonly kills: number;
  readonly minutes: number;
  readonly writers: number;
}

const processToKill = (killed: number, postgres: DurablePostgres | undefined): KilledProcess =>
  postgres ? (KILL_ORDER[killed % KILL_ORDER.length] ?? 'server') : 'server';

/** Kills the given processes, and restarts them. */
async function killAndRestart(
  target: KilledProcess,
  server: RestartableServer,
  editors: Writers,
  postgres?: DurablePostgres,
): Promise<void> {
  await Promise.all([target !== 'database' && server.kill(), target !== 'server' && postgres?.kill()]);
  await editors.stop();
  if (target !== 'server') await postgres?.start();
  if (target === 'database') await server.isReady();
  else await server.start();
}

async function killRepeatedly(
  server: RestartableServer,
  { kills, minutes, writers }: Options,
  postgres?: DurablePostgres,
) {
  const { token } = await Editor.signIn(server.origin);
  const end = Date.now() + minutes * 60_000;
  const acknowledged: string[] = [];
  const lost: string[] = [];
  const times: Record<KilledProcess, number> = { server: 0, database: 0, both: 0 };
  let [killed, interrupted] = [0, 0];
  while (killed < kills && Date.now() < end) {
    const target = processToKill(killed, postgres);
    const editors = new Writers(server.origin, token, writers);
    await untilWritten(editors);
    await killAndRestart(target, server, editors, postgres);
    killed += 1;
    times[target] += 1;
    const written = editors.take();
    interrupted += editors.interrupted;
    acknowledged.push(...written.map(({ title }) => title));
    lost.push(...(await missing(server.origin, written)));
    if (killed % REPORT_INTERVAL === 0)
      say(`${killed} kills: ${acknowledged.length} acknowledged, ${lost.length} lost`);
  }
  const there = await titlesAt(server.origin, token);
  const unique = new Set(there);
  return {
    ...{ killed, times, interrupted, acknowledged: acknowledged.length },
    lost: new Set([...lost, ...acknowledged.filter((title) => !unique.has(title))]).size,
    duplicated: there.length - unique.size,
  };
}

/** Kills an API server of these sources repeatedly, and prints lost writes; a loss makes the command fail. */
export async function measureKills(options: Options & { readonly engine: string }): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kills-'));
  const postgres = options.engine === 'postgres' ? await durablePostgres() : undefined;
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const site = { SITE_DIR: path.join(folder, 'site'), ...(postgres && { DATABASE_URL: postgres.url }) };
  const env = { ...site, HOST: '127.0.0.1', PORT: port, LOG_LEVEL: 'silent' };
  const server = new RestartableServer(bundleProgram('api-server/src/main.ts'), env, origin);
  try {
    await server.start();
    await createAdministrator(site.SITE_DIR, OWNER);
    [server.starts, server.seconds] = [0, 0];
    const { killed, times, acknowledged, lost, duplicated, interrupted } = await killRepeatedly(
      server,
      options,
      postgres,
    );
    say(
      `${options.engine}, ${killed} kills: ${times.server} of the server alone, ${times.database} of PostgreSQL alone, ${times.both} of both`,
    );
    say(`${(server.seconds / server.starts).toFixed(2)} s until a killed server answers again`);
    say(
      `acknowledged writes lost: ${lost} of ${acknowledged}, duplicated: ${duplicated}, aim 0; ${interrupted} interrupted`,
    );
    if (lost + duplicated > 0) process.exitCode = 1;
  } finally {
    await server.kill();
    await postgres?.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

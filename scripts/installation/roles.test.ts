/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askDatabase, postgresPrograms } from '../../api-server/test/postgres-cluster';
import { bundleProgram } from '../site/bundle-program';
import { freePort } from '../site/ports';
import { startDatabase, type EmptyDatabase } from './postgres';
import { isolated, start, stop, waitForAnswer, type Running } from '../processes/start';
import { runReleased } from './installation';

const withPostgres = postgresPrograms() ? describe : describe.skip;

withPostgres('the roles of the API server', () => {
  let database: EmptyDatabase;
  let folder: string;
  let program: string;
  const running: Running[] = [];
  beforeAll(async () => {
    program = bundleProgram('api-server/src/main.ts');
    [database, folder] = [await startDatabase(), await mkdtemp(path.join(tmpdir(), 'roles-'))];
  }, 60_000);
  afterAll(async () => {
    await Promise.all(running.map(stop));
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** The environment of a process, and its addresses. */
  async function processOf(name: string) {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const env = {
      ...{
        DATABASE_URL: database.serverUrl,
        SITE_DIR: path.join(folder, name),
        LOG_LEVEL: 'silent',
        HOST: '127.0.0.1',
      },
      SITE_KEYS_FILE: path.join(folder, 'keys.json'),
      ...{ PORT: String(port), METRICS_PORT: String(metricsPort) },
    };
    return { env, api: `http://127.0.0.1:${port}`, watched: `http://127.0.0.1:${metricsPort}` };
  }

  async function begin(role: string) {
    const one = await processOf(role);
    const server = start([program, role], { cwd: path.dirname(program), env: isolated(one.env) });
    running.push(server);
    await waitForAnswer(server, `${one.watched}/readyz`);
    return { ...one, server };
  }

  const count = async (what: string): Promise<number> => {
    const [row] = await askDatabase<{ count: string }>(database.url, `select count(*) from ${what}`);
    return Number(row?.count);
  };
  const tables = () => count(`pg_tables where schemaname = 'public'`);
  const jobsDone = () => count('scheduled_jobs where ended_at is not null');

  test('serve refuses a database that is not up to date, and migrate brings it up to date as its owner', async () => {
    const { env } = await processOf('migrate');
    await expect(runReleased(path.dirname(program), [program, 'serve'], env)).rejects.toThrow(/MIGRATION_DATABASE_URL/);
    expect(await tables()).toBe(0);
    await runReleased(path.dirname(program), [program, 'migrate'], { ...env, MIGRATION_DATABASE_URL: database.url });
    expect(await tables()).toBeGreaterThan(20);
  }, 60_000);

  test('migrate refuses a database whose encoding cannot store every text', async () => {
    await askDatabase(
      database.url,
      `create database ascii encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' template template0`,
    );
    const url = new URL(database.url);
    url.pathname = '/ascii';
    const { env } = await processOf('ascii');
    const migration = runReleased(path.dirname(program), [program, 'migrate'], { ...env, DATABASE_URL: url.href });
    await expect(migration).rejects.toThrow(/encoding SQL_ASCII, and needs UTF8/);
  }, 60_000);

  test('serve answers visitors, has a separate port for monitoring, and leaves scheduled work to others', async () => {
    const { api, watched, server } = await begin('serve');
    expect((await fetch(`${api}/api/v1/products`)).status).toBe(200);
    expect((await fetch(`${api}/metrics`)).status).toBe(404);
    expect((await fetch(`${watched}/livez`)).status).toBe(200);
    expect(await (await fetch(`${watched}/metrics`)).text()).toContain('api_database_up 1');
    expect(await stop(server)).toBe(0);
    expect(await jobsDone()).toBe(0);
  }, 60_000);

  test('jobs does scheduled work, has monitoring too, and answers no visitor', async () => {
    // Already due, so that the first check finds work.
    await askDatabase(database.url, `insert into scheduled_jobs (name, next_at) values ('publish', now())`);
    const { api, watched, server } = await begin('jobs');
    while ((await jobsDone()) === 0) await fetch(`${watched}/livez`);
    await expect(fetch(`${api}/api/v1/products`)).rejects.toThrow();
    expect(await (await fetch(`${watched}/metrics`)).text()).toMatch(/api_job_failures\{name="[^"]+"\} 0/);
    expect(await stop(server)).toBe(0);
  }, 60_000);

  test('refuses another word, and lists the valid ones', async () => {
    const { env } = await processOf('none');
    await expect(runReleased(path.dirname(program), [program, 'sevre'], env)).rejects.toThrow(/serve, migrate, jobs/);
  }, 60_000);
});

import type { FastifyInstance } from 'fastify';
import { leaveWhenAsked, listenForMonitoring } from 'http-edge';
import type { AppParts } from './app';
import { assemble } from './assemble';
import { COPY_ROWS, copyRowsApart, copyRowsOf } from './backup/rows-apart';
import { readConfig, type Config } from './config';
import { listenForCommands } from './control/control-server';
import { connectOwner } from './database/open';
import { inOneLine } from './errors/loggable';
import { issueSetupToken } from './modules/auth/setup';
import { writeSetupLink } from './modules/auth/setup-link';
import { FILL, fillApart, isUnmade } from './seed/fill-apart';
import { isUnfilled } from './seed/is-unfilled';

/** What people read who start the site; the log beside it is for programs. */
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Fills the site, if nobody has, and ends. */
async function fill(config: Config): Promise<void> {
  // The program that started this one is gone: nobody waits for the content any more.
  process.once('disconnect', () => process.exit(1));
  const [parts, { makeServices }, { seed }] = await Promise.all([
    assemble(config),
    import('./app'),
    import('./seed/seed'),
  ]);
  const services = makeServices(parts);
  if (config.seed && (await isUnfilled(services.db))) await seed(services, { folder: config.seed }, say);
  await services.mail.close();
  await parts.database.close();
  process.exit(0);
}

/** Opens what the site needs; an empty one is filled before. */
async function openSite(config: Config): Promise<AppParts> {
  if (config.seed && isUnmade(config)) await fillApart();
  const parts = await assemble(config);
  if (!config.seed || parts.database.engine !== 'embedded' || !(await isUnfilled(parts.database.db))) return parts;
  await parts.database.close();
  await fillApart();
  return assemble(config);
}

/** What a process does when it is not all in one. */
const ROLES = ['serve', 'migrate', 'jobs'] as const;
type Role = (typeof ROLES)[number];

function roleOf(asked: string | undefined): Role | undefined {
  const role = ROLES.find((name) => name === asked);
  if (asked !== undefined && !role) throw new Error(`There is no role "${asked}". There are: ${ROLES.join(', ')}.`);
  return role;
}

/** Answers those who look after the process, at a port of its own where one is said. */
async function listenForWatchers(app: FastifyInstance, { metricsHost, metricsPort }: Config): Promise<void> {
  if (metricsPort === undefined) return;
  const at = { host: metricsHost, port: metricsPort };
  await listenForMonitoring({ ...at, registry: app.metrics, readiness: () => app.inject('/readyz') });
}

/** Brings the database up to date and ends. */
async function migrateAndEnd(config: Config): Promise<void> {
  const database = await connectOwner(config);
  try {
    await database.migrate({ serversStopped: process.argv[3] === '--servers-stopped' });
  } finally {
    await database.close();
  }
}

/** Does scheduled work, and answers nobody but those who look after it. */
async function workBySchedule(config: Config): Promise<void> {
  const [parts, { buildApp }] = await Promise.all([assemble(config), import('./app')]);
  const app = await buildApp({ ...parts, scheduledWork: 'ready' });
  leaveWhenAsked(async () => {
    await app.close();
    await parts.database.close();
  });
  await app.ready();
  await listenForWatchers(app, config);
}

/** The program that serves `/api/v1`: opens what it needs, fills an empty site, listens, and ends cleanly. */
async function main(): Promise<void> {
  // Whatever this process writes is its owner's alone.
  process.umask(0o077);
  const config = readConfig(process.env);
  if (process.argv[2] === FILL) return fill(config);
  if (process.argv[2] === COPY_ROWS) {
    await copyRowsOf(process.argv.slice(3), (line) => void process.send?.({ say: line }));
    process.exit(0);
  }
  const role = roleOf(process.argv[2]);
  if (role === 'migrate') return migrateAndEnd(config);
  if (role === 'jobs') return workBySchedule(config);
  // The database opens while the rest of the program is still read.
  const [opened, { buildApp, makeServices }] = await Promise.all([openSite(config), import('./app')]);
  const parts: AppParts = { ...opened, ...(role === 'serve' && { scheduledWork: 'never' }) };
  const services = { ...makeServices(parts), copyRows: copyRowsApart(parts.database) };
  const app = await buildApp(parts, services);
  await app.listen({ host: config.host, port: config.port });
  await listenForWatchers(app, config);
  const stopCommands = await listenForCommands(services);

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const setupToken = await issueSetupToken(services);
  // `npm start` prints the link on its terminal; elsewhere this is a log, which others read.
  const place = process.send ? undefined : await writeSetupLink(config, setupToken);
  if (place !== undefined) say(`Create the first administrator with the link in ${place} (it works once)`);
  process.send?.({ ready: true, port, ...(setupToken !== undefined && { setupToken }) });

  leaveWhenAsked(async () => {
    await stopCommands();
    await app.close();
    await parts.database.close();
  });
}

main().catch((error: unknown) => {
  console.error(inOneLine(error));
  process.exit(1);
});

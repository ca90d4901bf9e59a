import type { FastifyInstance } from 'fastify';
import { shutDownOnSignal, listenForMonitoring, runMain } from 'http-edge';
import type { AppParts } from './app';
import { assemble } from './assemble';
import { COPY_ROWS, copyRowsInChildProcess, copyRowsOf } from './backup/rows-in-child-process';
import { readConfig, type Config } from './config';
import { listenForCommands } from './control/control-server';
import { connectOwner } from './database/open';
import { errorSummary } from './errors/loggable';
import { issueSetupToken } from './modules/auth/setup';
import { writeSetupLink } from './modules/auth/setup-link';
import { FILL, seedInChildProcess, isUninitialized } from './seed/seed-in-child-process';
import { isEmptySite } from './seed/is-empty-site';

/** Lines for the person who starts a new site; the log beside it is for programs. */
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function fill(config: Config): Promise<void> {
  // Ends when the program that started this one has ended.
  process.once('disconnect', () => process.exit(1));
  const [parts, { makeServices }, { seed }] = await Promise.all([
    assemble(config),
    import('./app'),
    import('./seed/seed'),
  ]);
  const services = makeServices(parts);
  if (config.seed && (await isEmptySite(services.db))) await seed(services, { folder: config.seed }, say);
  await services.mail.close();
  await parts.database.close();
  process.exit(0);
}

/** Opens the site's resources; an empty site is filled first. */
async function openSite(config: Config): Promise<AppParts> {
  if (config.seed && isUninitialized(config)) await seedInChildProcess();
  const parts = await assemble(config);
  if (!config.seed || parts.database.engine !== 'embedded' || !(await isEmptySite(parts.database.db))) return parts;
  await parts.database.close();
  await seedInChildProcess();
  return assemble(config);
}

/** Answers probes and metrics on a separate port, if one is set. */
async function listenForWatchers(app: FastifyInstance, { metricsHost, metricsPort }: Config): Promise<void> {
  if (metricsPort === undefined) return;
  const at = { host: metricsHost, port: metricsPort };
  await listenForMonitoring({ ...at, registry: app.metrics, readiness: () => app.inject('/readyz') });
}

async function migrateAndEnd(config: Config, serversStopped: boolean): Promise<void> {
  const database = await connectOwner(config);
  try {
    await database.migrate({ serversStopped });
  } finally {
    await database.close();
  }
}

/** Runs scheduled jobs, and answers only probes and metrics. */
async function workBySchedule(config: Config): Promise<void> {
  const [parts, { buildApp }] = await Promise.all([assemble(config), import('./app')]);
  const app = await buildApp({ ...parts, scheduledWork: 'ready' });
  shutDownOnSignal(async () => {
    await app.close();
    await parts.database.close();
  });
  await app.ready();
  await listenForWatchers(app, config);
}

/** The program that serves `/api/v1`: opens its resources, fills an empty site, listens, and ends cleanly. */
async function main(): Promise<void> {
  // All files that this process writes are private to its owner.
  process.umask(0o077);
  const args = process.argv.slice(2);
  if (args[0] === FILL) return fill(readConfig(process.env));
  if (args[0] === COPY_ROWS) {
    await copyRowsOf(args.slice(1), (line) => void process.send?.({ say: line }));
    process.exit(0);
  }
  // Most servers have no arguments, and need no parser in memory.
  const role = args.length > 0 ? (await import('./role')).readRole(args) : {};
  if (!role) return;
  const config = readConfig(process.env);
  if (role.name === 'migrate') return migrateAndEnd(config, role.serversStopped === true);
  if (role.name === 'jobs') return workBySchedule(config);
  // The database opens while the rest of the program is loaded.
  const [opened, { buildApp, makeServices }] = await Promise.all([openSite(config), import('./app')]);
  const parts: AppParts = { ...opened, ...(role.name === 'serve' && { scheduledWork: 'never' }) };
  const services = { ...makeServices(parts), copyRows: copyRowsInChildProcess(parts.database) };
  const app = await buildApp(parts, services);
  await app.listen({ host: config.host, port: config.port });
  await listenForWatchers(app, config);
  const stopCommands = await listenForCommands(services);

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const setupToken = await issueSetupToken(services);
  // `npm start` prints the link on its terminal; other output is a log, which others read.
  const place = process.send ? undefined : await writeSetupLink(config, setupToken);
  if (place !== undefined) app.log.warn({ file: place }, 'the link in this file creates the first administrator, once');
  process.send?.({ ready: true, port, ...(setupToken !== undefined && { setupToken }) });

  shutDownOnSignal(async () => {
    await stopCommands();
    await app.close();
    await parts.database.close();
  });
}

runMain(main, errorSummary);

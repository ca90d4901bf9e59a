import { assemble } from './assemble';
import { readConfig } from './config';
import { listenForCommands } from './control/control-server';
import { inOneLine } from './errors/loggable';
import { issueSetupToken } from './modules/auth/setup';
import { isUnfilled } from './seed/is-unfilled';

/** What people read who start the site; the log beside it is for programs. */
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The program that serves `/api/v1`: opens what it needs, fills an empty site, listens, and ends cleanly. */
async function main(): Promise<void> {
  // Whatever this process writes is its owner's alone.
  process.umask(0o077);
  const config = readConfig(process.env);
  // The database opens while the rest of the program is still read.
  const [parts, { buildApp, makeServices }] = await Promise.all([assemble(config), import('./app')]);
  const services = makeServices(parts);
  if (config.seed && parts.database.engine === 'embedded' && (await isUnfilled(services.db))) {
    const { seed } = await import('./seed/seed');
    await seed(services, { folder: config.seed }, say);
  }
  const app = await buildApp(parts, services);
  await app.listen({ host: config.host, port: config.port });
  const stopCommands = await listenForCommands(services);

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const setupToken = await issueSetupToken(services);
  if (setupToken !== undefined && !process.send) {
    say(`Create the first administrator (this link works once): ${config.siteUrl}/login#setup=${setupToken}`);
  }
  process.send?.({ ready: true, port, ...(setupToken !== undefined && { setupToken }) });

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    // Whatever hangs must not keep the process: the database survives a hard end.
    setTimeout(() => process.exit(1), 8_000).unref();
    await stopCommands();
    await app.close();
    await parts.database.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  // The program that started this one is gone: nobody would end it any more.
  process.on('disconnect', () => void stop());
}

main().catch((error: unknown) => {
  console.error(inOneLine(error));
  process.exit(1);
});

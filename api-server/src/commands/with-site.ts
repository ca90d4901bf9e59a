import { makeServices } from '../app';
import { assemble } from '../assemble';
import { readConfig } from '../config';
import type { Command } from '../control/protocol';
import { runCommand } from '../control/run-command';
import { sendCommand } from '../control/send-command';

const say = (line: string): void => console.log(line);

/** Carries a command out in the running site, or, if none runs, on its data directly. */
export async function withSite(command: Command): Promise<void> {
  const config = readConfig(process.env);
  if (await sendCommand(config.siteDir, command, say)) return;
  const parts = await assemble(config);
  const services = makeServices(parts);
  try {
    await runCommand(services, command, say);
  } finally {
    await services.mail.close();
    await parts.database.close();
  }
}

/** Runs a command's main function: a failure is one message and exit code 1. */
export function runMain(main: () => Promise<unknown>): void {
  // All files that this process writes are private to its owner.
  process.umask(0o077);
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

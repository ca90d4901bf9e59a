import type { Command as Program } from 'commander';
import { runMain } from 'http-edge';
import { makeServices } from '../app';
import { assemble } from '../assemble';
import { readConfig } from '../config';
import type { z } from 'zod';
import { fieldErrors } from '../contract/validation';
import { commandSchema } from '../control/protocol';
import { runCommand } from '../control/run-command';
import { sendCommand } from '../control/send-command';

const say = (line: string): void => console.log(line);

/**
 * Runs a command in the running site, or, if it does not run, directly on its data.
 * @throws Error that names each invalid option
 */
export async function withSite(request: z.input<typeof commandSchema>): Promise<void> {
  const read = commandSchema.safeParse(request);
  if (!read.success) {
    const errors = fieldErrors(read.error).map(({ path, message }) => `  ${path}: ${message}`);
    throw new Error(`${errors.join('\n')}\n\n--help says more.`);
  }
  const command = read.data;
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

/**
 * Runs a command-line program with the arguments of this process. The files that it writes are private to their owner.
 */
export function runProgram(program: Program): void {
  process.umask(0o077);
  runMain(() => program.parseAsync());
}

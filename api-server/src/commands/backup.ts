import { Command } from 'commander';
import { commandSchema } from '../control/protocol';
import { fieldErrors } from '../contract/validation';
import { homeOf } from './home-of';
import { runProgram, withSite } from './with-site';

interface Options {
  readonly to: string;
  readonly keep?: string;
}

/** Copies the site, running or not, to a folder or a bucket. */
async function backup({ to, keep }: Options): Promise<void> {
  const request = { command: 'backup', to: homeOf(to), keep: keep === undefined ? undefined : Number(keep) };
  const command = commandSchema.safeParse(request);
  if (!command.success) {
    const errors = fieldErrors(command.error).map(({ path, message }) => `  ${path}: ${message}`);
    throw new Error(`${errors.join('\n')}\n\n--help says more.`);
  }
  await withSite(command.data);
}

const program = new Command('backup')
  .description('Copies the site while it runs.')
  .requiredOption('--to <place>', "a folder, or 's3://bucket/prefix?endpoint=https://…'")
  .option('--keep <number>', 'remove all but the newest backups, so many')
  .action(backup);

runProgram(program);

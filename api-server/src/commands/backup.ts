import { parseArgs } from 'node:util';
import { commandSchema } from '../control/protocol';
import { fieldErrors } from '../contract/validation';
import { homeOf } from './home-of';
import { runMain, withSite } from './with-site';

const USAGE = `Usage: npm run backup -- --to <folder> [--keep <n>]
       npm run backup -- --to 's3://bucket/prefix?endpoint=https://…' [--keep <n>]
Copies the site while it runs. --keep removes all but the newest n backups.`;

/** Copies the site, running or not, to a folder or a bucket. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } });
  if (!values.to) throw new Error(USAGE);
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  const command = commandSchema.safeParse({ command: 'backup', to: homeOf(values.to), keep });
  if (!command.success) {
    throw new Error(
      `${fieldErrors(command.error)
        .map(({ path, message }) => `  ${path}: ${message}`)
        .join('\n')}\n\n${USAGE}`,
    );
  }
  await withSite(command.data);
}

runMain(main);

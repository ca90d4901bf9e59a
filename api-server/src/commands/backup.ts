import { Command } from 'commander';
import { storageLocation } from './storage-location';
import { runProgram, withSite } from './with-site';

interface Options {
  readonly to: string;
  readonly keep?: string;
}

const program = new Command('backup')
  .description('Copies the site while it runs.')
  .requiredOption('--to <place>', "a folder, or 's3://bucket/prefix?endpoint=https://…'")
  .option('--keep <number>', 'the number of backups to keep; older ones are removed')
  .action(({ to, keep }: Options) =>
    withSite({ command: 'backup', to: storageLocation(to), keep: keep === undefined ? undefined : Number(keep) }),
  );

runProgram(program);

import type { Command } from 'commander';
import type { Runner } from '../runner';
import { statusOf, statusText } from '../status';
import { readingSubcommand, type ReadingOptions } from '../subcommand';

export const statusCommand = (runner: Runner): Command =>
  readingSubcommand('status')
    .summary('list versions, their traffic and the last changes')
    .action((options: ReadingOptions) =>
      runner.read(options, async ({ store, environment }) => {
        const status = await statusOf(store, environment);
        return { lines: [statusText(status)], value: { ...status } };
      }),
    );

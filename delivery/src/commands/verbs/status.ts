import type { Command } from 'commander';
import type { Runner } from '../runner';
import { statusOf, statusText } from '../status';
import { readingVerb, type ReadingOptions } from '../verb';

export const statusCommand = (runner: Runner): Command =>
  readingVerb('status')
    .summary('list versions, their traffic and the last changes')
    .action((options: ReadingOptions) =>
      runner.read(options, async ({ store, environment }) => {
        const status = await statusOf(store, environment);
        return { lines: [statusText(status)], value: { ...status } };
      }),
    );

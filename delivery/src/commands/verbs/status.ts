import type { Command } from 'commander';
import type { Runner } from '../runner';
import { statusOf, statusText } from '../status';
import { readingVerb, type ReadingOptions } from '../verb';

export const statusCommand = (runner: Runner): Command =>
  readingVerb('status')
    .summary('what is live, who changed it last, and what is waiting')
    .action((options: ReadingOptions) =>
      runner.read(options, async ({ store, environment }) => {
        const status = await statusOf(store, environment);
        return { lines: [statusText(status)], value: { ...status } };
      }),
    );

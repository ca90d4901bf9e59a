import type { Command } from 'commander';
import { collect } from '../../collection/collect';
import { amount } from '../option-values';
import type { Runner } from '../runner';
import { changingVerb, type ChangingOptions } from '../verb';

const HOUR = 3_600_000;

interface Options extends ChangingOptions {
  readonly keep: number;
  readonly days: number;
  readonly graceHours: number;
}

export const gcCommand = (runner: Runner): Command =>
  changingVerb('gc')
    .summary('collect old versions, in two phases')
    .description(
      [
        'Keeps what is live in any environment, what a rollback would bring back, the last versions, and what lost its',
        'visitors a short while ago. The rest is delisted and marked now, and removed by a later run, as is what a writer',
        'that was killed left unfinished.',
      ].join('\n'),
    )
    .option('--keep <number>', 'how many versions of a front end stay in any case', amount('keep'), 10)
    .option('--days <number>', 'how long a version stays after it lost its visitors', amount('days'), 7)
    .option('--grace-hours <number>', 'how long a folder stays marked before it goes', amount('grace-hours'), 24)
    .action((options: Options) =>
      runner.change(options, async ({ store }) => {
        const { keep, days, graceHours } = options;
        const collection = await collect(store, { keep, age: days * 24 * HOUR, grace: graceHours * HOUR });
        const { delisted, marked, removed, leftovers } = collection;
        const lines = [
          ...delisted.map(({ environment, name, version }) => `delisted: ${name} ${version} (${environment})`),
          ...marked.map((folder) => `marked: ${folder}`),
          ...removed.map((folder) => `removed: ${folder}`),
          ...leftovers.map((file) => `removed, unfinished: ${file}`),
        ];
        return { lines: lines.length > 0 ? lines : ['There is nothing to collect.'], value: { ...collection } };
      }),
    );

import type { Command } from 'commander';
import { collect } from '../../collection/collect';
import { amount } from '../option-values';
import type { Runner } from '../runner';
import { changingSubcommand, type ChangingOptions } from '../subcommand';

const HOUR = 3_600_000;

interface Options extends ChangingOptions {
  readonly keep: number;
  readonly days: number;
  readonly graceHours: number;
}

export const gcCommand = (runner: Runner): Command =>
  changingSubcommand('gc')
    .summary('collect old versions, in two phases')
    .description(
      [
        'Keeps versions that are live in any environment, that a rollback would restore, the newest ones, and those that',
        'lost their visitors recently. The others are delisted and marked now, and deleted by a later run, as are unfinished',
        'files of killed writers.',
      ].join('\n'),
    )
    .option('--keep <number>', 'the minimum number of versions of a front end', amount('keep'), 10)
    .option('--days <number>', 'the days that a version stays after it lost its visitors', amount('days'), 7)
    .option(
      '--grace-hours <number>',
      'the hours that a folder is marked before it is deleted',
      amount('grace-hours'),
      24,
    )
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

import type { Command } from 'commander';
import { carriedShell, revisionOf } from 'federation/discovery';
import { carry, endCarrying } from '../../traffic/carry';
import { generationsOf, generationsText } from '../../verification/generations';
import { collectingValidator, revisionLine } from '../outcome';
import type { Runner } from '../runner';
import { changingSubcommand, type ChangingOptions } from '../subcommand';
import { UsageError } from '../usage-error';

interface Options extends ChangingOptions {
  readonly end?: boolean;
}

export const carryCommand = (runner: Runner): Command =>
  changingSubcommand('carry')
    .argument('[version]', 'the version of the shell')
    .summary('carry a second version of the shell, for remotes that need its shared modules')
    .description(
      [
        'Before a new major version of a shared module: afterwards the shell and each remote are promoted in any order. A remote',
        'runs on the version that it fits; visitors of the others load nothing more. When the carried version is promoted, the one',
        'that it replaces is carried in its place. --end ends it, once no live remote needs it.',
        'Example: delivery carry 3.0.0',
      ].join('\n'),
    )
    .option('--end', 'carry no second version')
    .action((version: string | undefined, options: Options) => {
      const { end = false } = options;
      if (end === (version !== undefined)) throw new UsageError('Name the version of the shell to carry, or --end.');
      return runner.change(options, async (context) => {
        const { store, environment } = context;
        const { validator, lines, value } = collectingValidator(context);
        const document =
          version === undefined
            ? await endCarrying(store, environment, validator)
            : await carry(store, environment, version, validator);
        const generations = generationsOf(document);
        const now = generations ? generationsText(generations) : 'No second version of the shell is carried.';
        return {
          lines: [now, revisionLine(document), ...lines()],
          value: { carried: carriedShell(document)?.metadata.version, revision: revisionOf(document), ...value() },
        };
      });
    });

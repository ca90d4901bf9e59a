import type { Command } from 'commander';
import { revisionOf } from 'federation/discovery';
import { retire } from '../../traffic/retire';
import { collectingValidator, revisionLine } from '../outcome';
import type { Runner } from '../runner';
import { changingSubcommand, type ChangingOptions } from '../subcommand';

export const retireCommand = (runner: Runner): Command =>
  changingSubcommand('retire')
    .argument('<name>', 'the remote')
    .summary('remove a remote from the site')
    .description('Its addresses answer 404, and its menu entries disappear. The files stay for open tabs, until gc.')
    .action((name: string, options: ChangingOptions) =>
      runner.change(options, async (context) => {
        const { store, environment } = context;
        const { validator, lines, value } = collectingValidator(context);
        const document = await retire(store, environment, name, validator);
        return {
          lines: [`${name} is no longer part of the site. ${revisionLine(document)}`, ...lines()],
          value: { name, revision: revisionOf(document), ...value() },
        };
      }),
    );

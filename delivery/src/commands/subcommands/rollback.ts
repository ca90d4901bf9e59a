import type { Command } from 'commander';
import { revisionOf } from 'federation/discovery';
import { rollback } from '../../traffic/rollback';
import { collectingValidator, revisionLine } from '../outcome';
import type { Runner } from '../runner';
import { changingSubcommand, type ChangingOptions } from '../subcommand';

interface Options extends ChangingOptions {
  readonly to?: string;
  readonly revoke?: string;
  readonly force?: boolean;
}

export const rollbackCommand = (runner: Runner): Command =>
  changingSubcommand('rollback')
    .argument('<name>', 'the front end')
    .summary('withdraw a canary, or restore the previous version')
    .description(
      ['Withdraws a running canary; without one, restores the previous version. Uploads nothing.'].join('\n'),
    )
    .option('--to <version>', 'the version to go back to')
    .option('--revoke <reason>', 'revoke the replaced version; tabs that run it show this reason')
    .option('--force', 'skip the rules, if the present state is worse')
    .action((name: string, options: Options) =>
      runner.change(options, async (context) => {
        const { store, environment } = context;
        const { validator, lines, value } = collectingValidator(context);
        const { to, revoke, force } = options;
        const document = await rollback(store, environment, name, {
          ...{ to, revoke },
          validator: force ? undefined : validator,
        });
        const live = document.microFrontends[name]?.find(({ deployment }) => deployment.default);
        const version = live?.metadata.version;
        return {
          lines: [`${name} ${version ?? '?'} is live. ${revisionLine(document)}`, ...lines()],
          value: { name, version, revision: revisionOf(document), ...value() },
        };
      }),
    );

import type { Command } from 'commander';
import { revisionOf } from 'federation/discovery';
import { revoke } from '../../traffic/revoke';
import { revisionLine } from '../outcome';
import type { Runner } from '../runner';
import { changingSubcommand, type ChangingOptions } from '../subcommand';

export const revokeCommand = (runner: Runner): Command =>
  changingSubcommand('revoke')
    .argument('<name>', 'the front end')
    .argument('<version>', 'the version')
    .argument('<reason...>', 'shown in tabs that run it')
    .summary('revoke a version')
    .description(
      [
        'Withdraws a canary and shows the reason in tabs that run the version. Neither it nor the same bytes under another',
        'version can be promoted again. For the live version see rollback --revoke.',
      ].join('\n'),
    )
    .action((name: string, version: string, reason: string[], options: ChangingOptions) =>
      runner.change(options, async ({ store, environment }) => {
        const document = await revoke(store, environment, name, version, reason.join(' '));
        return {
          lines: [`${name} ${version} must no longer be used. ${revisionLine(document)}`],
          value: { name, version, revision: revisionOf(document) },
        };
      }),
    );

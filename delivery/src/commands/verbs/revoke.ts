import type { Command } from 'commander';
import { revisionOf } from 'federation/discovery';
import { revoke } from '../../traffic/revoke';
import { revisionLine } from '../outcome';
import type { Runner } from '../runner';
import { changingVerb, type ChangingOptions } from '../verb';

export const revokeCommand = (runner: Runner): Command =>
  changingVerb('revoke')
    .argument('<name>', 'the front end')
    .argument('<version>', 'the version')
    .argument('<reason...>', 'shown to people whose tab runs it')
    .summary('say of a version that it must not be used any more')
    .description(
      [
        'A canary is withdrawn, tabs that run the version show the reason, and neither it nor the same bytes under another',
        'number can be promoted again. For the version that everybody gets, see rollback --revoke.',
      ].join('\n'),
    )
    .action((name: string, version: string, reason: string[], options: ChangingOptions) =>
      runner.change(options, async ({ store, environment }) => {
        const document = await revoke(store, environment, name, version, reason.join(' '));
        return {
          lines: [`${name} ${version} must not be used any more. ${revisionLine(document)}`],
          value: { name, version, revision: revisionOf(document) },
        };
      }),
    );

import type { Command } from 'commander';
import { revisionOf } from 'federation/discovery';
import { signAgain } from '../../traffic/sign-again';
import { revisionLine } from '../outcome';
import type { Runner } from '../runner';
import { changingSubcommand, type ChangingOptions } from '../subcommand';

interface Options extends ChangingOptions {
  readonly force?: boolean;
}

export const signCommand = (runner: Runner): Command =>
  changingSubcommand('sign')
    .argument('<name...>', 'front ends')
    .summary("sign front ends' versions and traffic again with your key, as they are")
    .description('For replacing a key: afterwards the former key can be withdrawn.')
    .option('--force', 'sign invalid parts too, after you have checked what visitors get')
    .action((names: string[], options: Options) =>
      runner.change(options, async ({ store, environment }) => {
        const document = await signAgain(store, environment, names, { force: options.force });
        return {
          lines: [`Signed again: ${names.join(', ')}. ${revisionLine(document)}`],
          value: { signed: names, revision: revisionOf(document) },
        };
      }),
    );

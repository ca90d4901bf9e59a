import { Command, Option } from 'commander';
import { userInfo } from 'node:os';
import type { DryRunOption, ReadingOptions, OutputOptions } from '../subcommand';
import { createKey, keysText, trustKey, withdrawKey } from '../key';
import { trustedFileOf, type Settings } from '../settings';
import type { Runner } from '../runner';
import { UsageError } from '../usage-error';
import { commaSeparated, readingSubcommand, subcommand, withDryRun } from '../subcommand';

function trustedFile(settings: Settings): string {
  const file = trustedFileOf(settings);
  if (file === undefined) throw new UsageError('Name the file of trusted keys with --trusted-keys or TRUSTED_KEYS.');
  return file;
}

const createCommand = (runner: Runner): Command =>
  withDryRun(subcommand('create'))
    .argument('<file>', 'the file of the private key')
    .summary('create a key pair')
    .description('Creates a private key (ed25519) that only you can read, and prints the public key.')
    .action(async (file: string, { dryRun = false }: OutputOptions & DryRunOption) => {
      const created = await createKey(file, { dryRun });
      const lines = dryRun
        ? [`A private key is written to ${created.file}.`]
        : [
            `The private key is in ${created.file}: keep it secret.`,
            'The public key, for the list of trusted keys:',
            created.publicKey,
          ];
      runner.note({ lines, value: dryRun ? { file: created.file } : { ...created } }, dryRun);
    });

const listCommand = (runner: Runner): Command =>
  readingSubcommand('list')
    .summary('list the trusted keys and their rights')
    .action((options: ReadingOptions) =>
      runner.read(options, ({ store, settings }) => {
        trustedFile(settings);
        const keys = store.signing.trusted?.file ?? { keys: [] };
        return Promise.resolve({ lines: [keysText(keys)], value: { ...keys } });
      }),
    );

interface TrustOptions extends ReadingOptions, DryRunOption {
  readonly publish: readonly string[];
  readonly traffic: readonly string[];
  readonly rollback: readonly string[];
  readonly refresh?: boolean;
  readonly members: readonly string[];
}

const trustCommand = (runner: Runner): Command =>
  withDryRun(readingSubcommand('trust'))
    .argument('<name>', 'a name for the holder')
    .argument('<public key>', 'the key that create printed')
    .summary('trust a key from now on; again, with other rights: it has those instead')
    .option('--publish <names>', 'front ends whose versions it may publish, with commas, or *', commaSeparated, [])
    .option('--traffic <names>', 'front ends whose traffic it may change, with commas, or *', commaSeparated, [])
    .option('--members <addresses>', 'users of the administration who see its front ends there', commaSeparated, [])
    .option(
      '--rollback <names>',
      'front ends that it may roll back as their teams signed in advance, with commas, or *; the right of a site',
      commaSeparated,
      [],
    )
    .option('--refresh', 'may sign that the live state is the latest; the only right of a timer')
    .action((name: string, publicKey: string, options: TrustOptions) =>
      runner.read(
        options,
        async ({ settings, dryRun, ...site }) => {
          const rights = await trustKey(trustedFile(settings), site, { ...options, name, publicKey }, { dryRun });
          return { lines: [`The key "${name}" is trusted.`, rights], value: { name } };
        },
        { mayLackKeys: true },
      ),
    );

interface WithdrawOptions extends ReadingOptions, DryRunOption {
  readonly versions: 'stay' | 'go';
  readonly force?: boolean;
  readonly by: string;
}

const withdrawCommand = (runner: Runner): Command =>
  withDryRun(readingSubcommand('withdraw'))
    .argument('<name>', 'the name of the holder')
    .summary('withdraw a key')
    .addOption(
      new Option('--versions <stay|go>', 'whether its present signatures stay valid')
        .choices(['stay', 'go'])
        .makeOptionMandatory(),
    )
    .option('--force', 'even if visitors lose a front end')
    .option(
      '--by <name>',
      'the name of the person who withdraws it, for the message to its holder',
      userInfo().username,
    )
    .action((name: string, options: WithdrawOptions) =>
      runner.read(options, async ({ store, environment, settings, dryRun }) => {
        const how = { stay: options.versions === 'stay', force: options.force ?? false, by: options.by, dryRun };
        const { valid, invalid } = await withdrawKey(trustedFile(settings), store, environment, name, how);
        const lines = [
          `The key "${name}" is withdrawn.`,
          ...valid.map((label) => `stays: ${label}`),
          ...invalid.map((label) => `goes: ${label}`),
        ];
        return { lines, value: { name, valid, invalid } };
      }),
    );

/** Keys are files: these subcommands change no store. */
export const keyCommand = (runner: Runner): Command =>
  [createCommand, listCommand, trustCommand, withdrawCommand].reduce(
    (key, make) => key.addCommand(make(runner)),
    new Command('key')
      .summary('create key pairs, and manage the trusted keys')
      .description(
        [
          'The servers and this command read the file of trusted keys (TRUSTED_KEYS).',
          'Example: delivery key create careers.pem',
          '         delivery key trust careers-team MCowBQ… --publish careers --traffic careers',
        ].join('\n'),
      ),
  );

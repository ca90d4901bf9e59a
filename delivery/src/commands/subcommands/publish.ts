import type { Command } from 'commander';
import { SHELL } from 'federation/discovery';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { publish, shellFirst, type Publication } from '../../publication/publish';
import { Webhook } from '../../rollout/webhook';
import { findingText } from '../../traffic/validator';
import { misfitsOf } from '../../verification/unfit-modules';
import { createValidator } from '../../verification/verify';
import { readWebhook } from '../rollout-options';
import type { Outcome } from '../outcome';
import { siteAddress } from '../option-values';
import type { Runner, CommandContext } from '../runner';
import { goLive } from './go-live';
import { changingSubcommand, type ChangingOptions } from '../subcommand';

interface Options extends ChangingOptions {
  readonly public?: string;
  readonly promote?: boolean;
  readonly repair?: boolean;
  readonly webhook?: string;
}

/** Tells a webhook which live remotes the published versions of the shell would not fit. */
async function announceMisfits(
  published: readonly Publication[],
  address: string,
  { store, environment, console }: CommandContext,
): Promise<void> {
  const shells = published.filter(({ name }) => name === SHELL).map(({ version }) => version);
  const about = { event: 'misfit', environment, at: new Date().toISOString() };
  const misfits = misfitsOf(await store.read(environment)).filter(({ shell }) => shells.includes(shell));
  const events = misfits.map((misfit) => ({ ...about, ...misfit }));
  const hook = new Webhook(address, wait, console.progress);
  events.forEach(hook.send);
  await hook.settled();
}

async function publishAll(folders: readonly string[], options: Options, context: CommandContext): Promise<Outcome> {
  const { store, environment, askLosses, console, dryRun } = context;
  const validator = createValidator(store, { askLosses });
  const published: Publication[] = [];
  for (const folder of await shellFirst(folders)) {
    const publication = await publish(store, environment, path.resolve(folder), {
      // A dry run uploads nothing that could be read back.
      publicOrigin: dryRun ? undefined : options.public,
      repair: options.repair,
      validator,
      progress: (step) => console.progress(`${folder}: ${step}`),
    });
    published.push(publication);
  }
  if (options.webhook !== undefined && !dryRun) await announceMisfits(published, options.webhook, context);
  const waiting = published.filter(({ live }) => !live);
  if (!options.promote || waiting.length === 0)
    return {
      lines: published.flatMap((one) => [`${uploadLine(one)}${nextLine(one)}`, ...refusalLines(one)]),
      value: { published },
    };
  const { lines, value } = await goLive(waiting, context);
  return { lines: [...published.map((one) => `${uploadLine(one)}.`), ...lines], value: { published, ...value } };
}

const uploadLine = ({ name, version, uploaded, repaired }: Publication): string =>
  [
    uploaded ? `Published ${name} ${version}` : `${name} ${version} was already published`,
    ...(repaired.length > 0 ? [`; put back: ${repaired.join(', ')}`] : []),
  ].join('');

const nextLine = ({ name, version, live }: Publication): string =>
  live ? '; it is live.' : `; visitors do not get it yet. Next: delivery promote ${name} ${version}`;

const refusalLines = ({ incompatible }: Publication): string[] =>
  incompatible.map((finding) => `Until this is solved, promoting it is refused: ${findingText(finding)}`);

export const publishCommand = (runner: Runner): Command =>
  changingSubcommand('publish')
    .argument('<folder...>', 'folders of built packages, with dist/ and dist-server/')
    .summary('upload a built front end; visitors do not get it yet')
    .description(
      [
        "Uploads the package's dist/ and dist-server/ under a name made from its version and its bytes, reads every file",
        'back, and lists the version without traffic. First it renders the version with the live ones: a version that',
        'breaks a rule by itself is refused; conflicts with the live versions are printed.',
        'Publishing the same build again changes nothing.',
        'Next: delivery canary <name> <version> 10   or   delivery promote <name> <version>',
      ].join('\n'),
    )
    .option('--public <address>', "read the upload back through the site's public address", siteAddress)
    .option('--promote', 'then promote the published versions, in one step')
    .option('--webhook <address>', 'called for each live remote that a shell would not fit', readWebhook)
    .option('--repair', 'restore missing or damaged files of a published version')
    .action((folders: string[], options: Options) =>
      runner.change(options, (context) => publishAll(folders, options, context)),
    );

import type { Command } from 'commander';
import { entriesOf, versionOf } from '../../traffic/traffic';
import { siteOf, type Runner } from '../runner';
import { readingSubcommand, type ReadingOptions } from '../subcommand';
import { releasesOf } from './releases';

interface Preview {
  readonly _id: string;
  readonly versions: readonly { readonly remote: string; readonly version: string }[];
  readonly createdBy: string;
  readonly expiresAt: string;
}

const day = ({ expiresAt }: Preview): string => expiresAt.slice(0, 10);
const named = ({ versions }: Preview): string =>
  versions.map(({ remote, version }) => `${remote} ${version}`).join(', ');

export const previewCommand = (runner: Runner): Command =>
  readingSubcommand('preview')
    .argument(
      '<release...>',
      'names and published versions, waiting, live or former: <name> <version> [<name> <version> …]',
    )
    .summary('print a link that shows versions in the site, for seven days')
    .description(
      'A browser that opens the link and confirms it gets the versions; other visitors do not. Needs --site.',
    )
    .action((operands: string[], options: ReadingOptions) => {
      const releases = releasesOf(operands);
      return runner.read(options, async (context) => {
        const site = siteOf(context);
        const document = await context.store.read(context.environment);
        const query = Object.fromEntries(
          releases.map(({ name, version }) => [
            name,
            versionOf(entriesOf(document, name), name, version).metadata.version,
          ]),
        );
        const answer = await site.call('previews', { method: 'PUT', query });
        const { path, ...preview } = (await answer.json()) as Preview & { readonly path: string };
        const link = new URL(path, site.site).href;
        return {
          lines: [
            `${link} shows ${named(preview)} until ${day(preview)}. delivery previews --end ${preview._id} ends it.`,
          ],
          value: { link, ...preview },
        };
      });
    });

export const previewsCommand = (runner: Runner): Command =>
  readingSubcommand('previews')
    .summary("list the links that show your front ends' versions, or end one")
    .description('The links of the administration are listed too. A link itself is printed only once. Needs --site.')
    .option('--end <id>', 'end this link')
    .action((options: ReadingOptions & { readonly end?: string }) =>
      runner.read(options, async (context) => {
        const site = siteOf(context);
        const { end } = options;
        if (end !== undefined) {
          await site.call(`previews/${encodeURIComponent(end)}`, { method: 'DELETE' });
          return { lines: [`The link ${end} has ended.`], value: { ended: end } };
        }
        const { previews } = (await (await site.call('previews')).json()) as { readonly previews: readonly Preview[] };
        const lines = previews.map((one) => `${one._id}  ${named(one)}, until ${day(one)}, by ${one.createdBy}`);
        return { lines: lines.length > 0 ? lines : ['No link works now.'], value: { previews } };
      }),
    );

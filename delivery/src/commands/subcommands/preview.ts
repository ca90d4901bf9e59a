import type { Command } from 'commander';
import { entriesOf, versionOf } from '../../traffic/traffic';
import { siteOf, type Runner } from '../runner';
import { readingSubcommand, type ReadingOptions } from '../subcommand';

interface Preview {
  /** The link, without the origin of the site. */
  readonly path: string;
  readonly expiresAt: string;
}

export const previewCommand = (runner: Runner): Command =>
  readingSubcommand('preview')
    .argument('<name>', 'the front end')
    .argument('<version>', 'a published version: waiting, live or former')
    .summary('print a link that shows a version in the site, for seven days')
    .description('A browser that opens the link and confirms it gets the version; other visitors do not. Needs --site.')
    .action((name: string, version: string, options: ReadingOptions) =>
      runner.read(options, async (context) => {
        const site = siteOf(context);
        const document = await context.store.read(context.environment);
        const { metadata } = versionOf(entriesOf(document, name), name, version);
        const answer = await site.call(`previews/${name}/${metadata.version}`, { method: 'PUT' });
        const { path, expiresAt } = (await answer.json()) as Preview;
        const link = new URL(path, site.site).href;
        return {
          lines: [`${link} shows ${name} ${version} until ${expiresAt.slice(0, 10)}.`],
          value: { link, expiresAt, name, version: metadata.version },
        };
      }),
    );

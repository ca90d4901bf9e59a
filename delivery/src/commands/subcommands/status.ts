import type { Command } from 'commander';
import { figuresThrough, type VersionFigures } from '../../rollout/figures';
import { usersOfName, usersText } from '../../verification/users-of-name';
import type { Runner } from '../runner';
import { statusOf, statusText } from '../status';
import { readingSubcommand, type ReadingOptions } from '../subcommand';

const DAY = 86_400_000;

/** The reports of visitors. */
function figuresLines(figures: readonly VersionFigures[]): string[] {
  const lines = figures.map(({ remote, version, loads, failures, failure, vitals, tasks = [] }) => {
    const lcp = vitals.find(({ name }) => name === 'LCP');
    const last = failure ? `; the last failure: ${failure.reason}` : '';
    const paint = lcp ? `, LCP ${(lcp.value / 1_000).toFixed(1)} s` : '';
    const done = tasks.map(({ name, count }) => `, ${name} ${count}`).join('');
    return `  ${remote} ${version}: ${loads} loads, ${failures} failed${paint}${done}${last}`;
  });
  return ['', 'The last 24 hours', ...(lines.length > 0 ? lines : ['  No visits were reported.'])];
}

export const statusCommand = (runner: Runner): Command =>
  readingSubcommand('status')
    .summary('list versions, their traffic and the last changes; with --site, the reports of visitors too')
    .option(
      '--uses <name>',
      'only the versions that use a name of a shared module: Button, Button.onClick, useRead.data',
    )
    .action((options: ReadingOptions & { readonly uses?: string }) =>
      runner.read(options, async ({ store, environment, site }) => {
        if (options.uses !== undefined) {
          const users = await usersOfName(store, await store.read(environment), options.uses);
          return { lines: usersText(users), value: { ...users } };
        }
        const status = await statusOf(store, environment);
        const figures = site && (await figuresThrough(site)(new Date(Date.now() - DAY)));
        return {
          lines: [statusText(status), ...(figures ? figuresLines(figures) : [])],
          value: { ...status, ...(figures && { figures }) },
        };
      }),
    );

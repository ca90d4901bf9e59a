/** @jest-environment node */
import { createProgram } from '../../delivery/src/commands/program';
import { Runner } from '../../delivery/src/commands/runner';
import { asInRelease, releasedRunbooks } from './runbooks';

const nothing = (): undefined => undefined;
const DELIVERY = createProgram(new Runner({}, { out: nothing, err: nothing, progress: nothing }));

/** The error in a call of the delivery command on a page; undefined for a valid call. */
function unknownIn(call: string): string | undefined {
  const [subcommand = '', ...words] = call.split(' ');
  const command = DELIVERY.commands.find((known) => known.name() === subcommand);
  if (!command) return `there is no subcommand "${subcommand}"`;
  const below = command.commands.find((known) => known.name() === words[0]) ?? command;
  const option = words.find((word) => /^--[a-z]/.test(word) && !below.options.some(({ long }) => long === word));
  return option && option !== '--help' ? `${subcommand} knows no ${option}` : undefined;
}

test('replaces a command of the repository with that of a release', () => {
  expect(
    asInRelease('Call `npm run delivery -- key withdraw old`, then `npm run keys -- list` and `npm run migrate`.'),
  ).toBe('Call `delivery key withdraw old`, then `site keys list` and `site migrate`.');
});

test('leaves commands that only the repository has unchanged', () => {
  expect(asInRelease('`npm run dev -- events`')).toBe('`npm run dev -- events`');
});

test('no runbook of a release names a missing command or page', async () => {
  const runbooks = await releasedRunbooks();
  expect([...runbooks.keys()]).toEqual(expect.arrayContaining(['upgrade.md', 'restore.md', 'leaked-key.md']));
  for (const [name, page] of runbooks) {
    expect([name, page.match(/npm run (?:delivery|admin|backup|keys|migrate|restore|move)\b/g)]).toEqual([name, null]);
    // Before `site` and its commands a variable would have no effect.
    expect([name, page.match(/(?<!SITE_RELEASE)=\S+ site \w+/g)]).toEqual([name, null]);
    const calls = [...page.matchAll(/(?<=`|=\S+ |^ *)delivery (\w[^\n`|;#]*)/gm)].map(([, call = '']) => call);
    expect([name, calls.flatMap((call) => unknownIn(call) ?? [])]).toEqual([name, []]);
    const links = [...page.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    expect([name, links.filter((link) => !runbooks.has(link))]).toEqual([name, []]);
  }
});

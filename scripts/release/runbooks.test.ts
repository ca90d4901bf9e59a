/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createProgram } from '../../delivery/src/commands/program';
import { Runner } from '../../delivery/src/commands/runner';
import { asInRelease, releasedRunbooks } from './runbooks';

const FILES = path.join(__dirname, 'files');
const PROGRAMS = path.join(__dirname, '../../api-server/src');

const nothing = (): undefined => undefined;
const DELIVERY = createProgram(new Runner({}, { out: nothing, err: nothing, progress: nothing }));

/** The error in a call of the delivery command on a page; undefined for a valid call. */
function unknownToDelivery(call: string): string | undefined {
  const [subcommand = '', ...words] = call.split(' ');
  const command = DELIVERY.commands.find((known) => known.name() === subcommand);
  if (!command) return `there is no subcommand "${subcommand}"`;
  const below = command.commands.find((known) => known.name() === words[0]) ?? command;
  const option = words.find((word) => /^--[a-z]/.test(word) && !below.options.some(({ long }) => long === word));
  return option && option !== '--help' ? `${subcommand} knows no ${option}` : undefined;
}

/** The programs of `site`, with their sources. `restart` is a part of it, without options. */
const SITE: Readonly<Record<string, string>> = {
  restart: '',
  migrate: readFileSync(path.join(PROGRAMS, 'role.ts'), 'utf8'),
  ...Object.fromEntries(
    ['admin', 'backup', 'keys', 'restore'].map((name) => [
      name,
      readFileSync(path.join(PROGRAMS, 'commands', `${name}.ts`), 'utf8'),
    ]),
  ),
};

/** The error in a call of the command `site` on a page; undefined for a valid call. */
function unknownToSite(call: string): string | undefined {
  const [name = '', ...words] = call.split(' ');
  const source = SITE[name];
  if (source === undefined) return `there is no command "${name}"`;
  if (/^(?:admin|keys)$/.test(name) && !source.includes(`.command('${words[0]}')`))
    return `${name} knows no ${words[0]}`;
  const option = words.find((word) => /^--[a-z]/.test(word) && !source.includes(`ption('${word}`));
  return option && `${name} knows no ${option}`;
}

/** Whether the release has a unit: `site-api@`, `site-jobs`, `site-backup.timer`. */
const isUnit = (name: string): boolean =>
  existsSync(path.join(FILES, 'systemd', name.endsWith('.timer') ? name : `${name}.service`));

/** The calls of a program in the code of a page. */
function callsOf(program: string, page: string): string[] {
  const code = [...page.matchAll(/```[\s\S]*?```|`[^`]+`/g)].map(([found]) => found).join('\n');
  const calls = new RegExp(`(?:^\`?|&& |=\\S+ |\\() *${program} ([a-z][^\\n\`|;#&]*)`, 'gm');
  return [...code.matchAll(calls)].map(([, call = '']) => call.trim());
}

test('replaces a command of the repository with that of a release', () => {
  expect(
    asInRelease('Call `npm run delivery -- key withdraw old`, then `npm run keys -- list` and `npm run migrate`.'),
  ).toBe('Call `delivery key withdraw old`, then `site keys list` and `site migrate`.');
});

test('leaves commands that only the repository has unchanged', () => {
  expect(asInRelease('`npm run dev -- events`')).toBe('`npm run dev -- events`');
});

test('a wrong call is found, in a sentence, a block, and after a variable', () => {
  const page =
    'Call `site keys rotat`.\n\n```sh\nls && site restart --now\nSITE_RELEASE=/opt/site-2 site migrat\n```\n';
  expect(callsOf('site', page).map(unknownToSite)).toEqual([
    'keys knows no rotat',
    'restart knows no --now',
    'there is no command "migrat"',
  ]);
});

test('no runbook of a release names a missing command, unit or page, nor does INSTALL.md', async () => {
  const runbooks = await releasedRunbooks();
  expect([...runbooks.keys()]).toEqual(expect.arrayContaining(['upgrade.md', 'restore.md', 'leaked-key.md']));
  const pages = [...runbooks, ['INSTALL.md', readFileSync(path.join(FILES, 'INSTALL.md'), 'utf8')] as const];
  const calls = { site: 0, delivery: 0, units: 0 };
  for (const [name, page] of pages) {
    expect([name, page.match(/npm run (?:delivery|admin|backup|keys|migrate|restore|move)\b/g)]).toEqual([name, null]);
    // Before `site` and its commands a variable would have no effect.
    expect([name, page.match(/(?<!SITE_RELEASE)=\S+ site \w+/g)]).toEqual([name, null]);
    const [ofSite, ofDelivery] = [callsOf('site', page), callsOf('delivery', page)];
    expect([name, ofSite.flatMap((call) => unknownToSite(call) ?? [])]).toEqual([name, []]);
    expect([name, ofDelivery.flatMap((call) => unknownToDelivery(call) ?? [])]).toEqual([name, []]);
    const units = [...page.matchAll(/(?:systemctl|journalctl) [^`\n|;#&]*/g)].flatMap(
      ([call]) => call.match(/\bsite-[a-z-]*[a-z](?:@|\.timer)?/g) ?? [],
    );
    expect([name, units.filter((unit) => !isUnit(unit))]).toEqual([name, []]);
    const files =
      page.match(/\b(?:ci|database|monitoring|upgrade)\/[\w.-]+\.(?:sh|yml|yaml|json|conf|ini|mtail)\b/g) ?? [];
    expect([name, files.filter((file) => !existsSync(path.join(FILES, file)))]).toEqual([name, []]);
    calls.site += ofSite.length;
    calls.delivery += ofDelivery.length;
    calls.units += units.length;
    const links = [...page.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    if (name !== 'INSTALL.md') expect([name, links.filter((link) => !runbooks.has(link))]).toEqual([name, []]);
  }
  // The calls are found at all.
  expect(Math.min(...Object.values(calls))).toBeGreaterThan(20);
});

/** @jest-environment node */
import { VERBS } from '../../delivery/src/commands/help';
import { asInRelease, releasedRunbooks } from './runbooks';

test('a command of the repository is called as its program in a release', () => {
  expect(asInRelease('Call `npm run delivery -- key withdraw old`, then `npm run backup -- --to /mnt`.')).toBe(
    'Call `node delivery/main.js key withdraw old`, then `node api/backup.js --to /mnt`.',
  );
});

test('what only the repository has is left as it is', () => {
  expect(asInRelease('`npm run dev -- events`')).toBe('`npm run dev -- events`');
});

test('no runbook of a release asks for a command or a page that is not there', async () => {
  const runbooks = await releasedRunbooks();
  expect([...runbooks.keys()]).toEqual(expect.arrayContaining(['upgrade.md', 'restore.md', 'leaked-key.md']));
  for (const [name, page] of runbooks) {
    expect([name, page.match(/npm run (?:delivery|admin|backup|restore|move)\b/g)]).toEqual([name, null]);
    const verbs = [...page.matchAll(/node delivery\/main\.js (\w+)/g)].map(([, verb = '']) => verb);
    expect([name, verbs.filter((verb) => !(verb in VERBS))]).toEqual([name, []]);
    const links = [...page.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    expect([name, links.filter((link) => !runbooks.has(link))]).toEqual([name, []]);
  }
});

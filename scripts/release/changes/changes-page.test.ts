import { changesPage, type Changes } from './changes-page';

const table = (...rows: string[]): string =>
  ['| variable | read by | in production | otherwise | what it says |', ...rows].join('\n');

const CHANGES: Changes = {
  ...{ from: 'v1', to: 'v2', migrations: [], copied: [], commits: [] },
  variables: [table(), table()],
};

const section = (page: string, title: string): string =>
  page.split(`## ${title}\n\n`)[1]?.split('\n\n')[0]?.trim() ?? '';

test('a variable is named when it is new, when its default has changed, and when it is gone', () => {
  const before = table(
    '| `PORT` | API server | | `4000` | the port |',
    '| `OLD` | shell | | | gone |',
    '| `HOST` | shell | | | a |',
  );
  const after = table(
    '| `PORT` | API server | | `5000` | the port |',
    '| `HOST` | shell | | | another description |',
    '| `NEW` | shell | needed | | who \\| what |',
  );
  expect(section(changesPage({ ...CHANGES, variables: [before, after] }), 'Variables').split('\n')).toEqual([
    '- New: `NEW`, who \\| what. **Production needs it.**',
    '- Changed: `PORT`, read by API server, otherwise `5000`.',
    '- Removed: `OLD`. No server reads it.',
  ]);
});

test('a breaking change is named by the mark in the subject or by its footer', () => {
  const commits = [
    { subject: 'feat(api)!: remove the old export', body: '' },
    {
      subject: 'fix(edge): refuse other hosts',
      body: 'Why.\n\nBREAKING CHANGE: name every host\nin SITE_ORIGIN.\n\nMore.',
    },
    { subject: 'fix(trial): wait longer', body: '' },
    { subject: 'docs: say more', body: 'No BREAKING thing.' },
  ];
  const page = changesPage({ ...CHANGES, commits });
  expect(section(page, 'Breaking changes').split('\n')).toEqual([
    '- feat(api)!: remove the old export',
    '- fix(edge): refuse other hosts: name every host in SITE_ORIGIN.',
  ]);
  expect(section(page, 'Mended')).toBe('- fix(edge): refuse other hosts');
});

test('a release without a change says so in every section', () => {
  expect(changesPage(CHANGES).match(/^(?:None|Nothing)/gm)).toHaveLength(6);
});

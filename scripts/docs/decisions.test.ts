import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(__dirname, '../../docs/decisions');
const decisions = readdirSync(FOLDER).filter((name) => /^\d{3}-.*\.md$/.test(name));
const index = readFileSync(path.join(FOLDER, 'README.md'), 'utf8');

test.each(decisions)('the index lists the decision %s by its title, with a date and a status', (name) => {
  const [, title = ''] = /^# \d+\. (.*)$/m.exec(readFileSync(path.join(FOLDER, name), 'utf8')) ?? [];
  const row = index.split('\n').find((line) => line.includes(`[${title}](${name})`));
  expect(row).toMatch(/\| \d{4}-\d\d-\d\d \| in force|\| \d{4}-\d\d-\d\d \| withdrawn/);
});

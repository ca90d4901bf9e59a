import { readFileSync } from 'node:fs';
import path from 'node:path';
import { plainPage } from './plain-page';

const designFile = (name: string): string =>
  readFileSync(path.join(__dirname, '../../../ui-kit/src', name), 'utf8').replaceAll(/\s/g, '');

test('a plain page has the colours and the mark of the design, and its policy permits its styles', () => {
  const { body, headers } = plainPage('Title', [], { siteName: 'A & B', theme: 'dark' });
  const tokens = designFile('styles/tokens.css');
  const colours = [...body.matchAll(/^\s*(--[\w-]+:[^;}]+)/gm)].map(([, colour = '']) => `${colour};`);
  expect(colours.length).toBeGreaterThan(10);
  expect(colours.filter((colour) => !tokens.includes(colour))).toEqual([]);
  const mark = designFile('mark/mark-paths.ts');
  const paths = [...body.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, line = '']) => line.replaceAll(' ', ''));
  expect(paths).toHaveLength(3);
  expect(paths.filter((line) => !mark.includes(`'${line}'`))).toEqual([]);
  expect(body).toContain('<html lang="en" data-theme="dark">');
  expect(body).toContain('<span>A &amp; B</span>');
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/=]+'/);
});

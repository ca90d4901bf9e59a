import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { className } from './class-name';

const folder = mkdtempSync(path.join(tmpdir(), 'class-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Creates a CSS module at `src/page.module.css` of a package. */
function cssModule(place: string, name: string): string {
  const source = path.join(folder, place, 'src');
  mkdirSync(source, { recursive: true });
  writeFileSync(path.join(folder, place, 'package.json'), JSON.stringify({ name }));
  return path.join(source, 'page.module.css');
}

it('differs between packages with the same file paths, and between classes of one file', () => {
  const careers = cssModule('one/mfe-careers', 'mfe-careers');
  const events = cssModule('two/mfe-careers', 'mfe-events');
  expect(className(careers, 'head')).not.toBe(className(events, 'head'));
  expect(className(careers, 'head')).not.toBe(className(careers, 'foot'));
});

it('is the same for the same package in another folder', () => {
  const here = cssModule('here', 'mfe-news');
  const there = cssModule('some/where/else', 'mfe-news');
  expect(className(here, 'head')).toBe(className(there, 'head'));
  expect(className(here, 'head')).toMatch(/^[a-zA-Z][\w-]{5}$/);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueFiles, publishedTexts, wronglyFilled } from '../../federation/src/webpack/messages-plugin';
import { textsInSource } from '../../federation/src/webpack/source-texts';
import { demonstrationLanguages } from '../site/demonstration-languages';
import { ROOT } from '../site/front-ends';

/** The packages whose texts visitors read. */
const PACKAGES = ['shell', 'mfe-catalogue', 'mfe-careers', 'mfe-content', 'api-server'];

const sourcesOf = (folder: string): string[] =>
  execFileSync('git', ['ls-files', `${folder}/src`], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));

const read = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    [...catalogueFiles(path.join(ROOT, folder))].map(([language, file]) => [language, readFileSync(file, 'utf8')]),
  );

const DEMONSTRATION = demonstrationLanguages({})['LANGUAGES']?.split(',') ?? [];

it.each(PACKAGES)('every text of %s is translated in each of its languages, with its placeholders', (folder) => {
  const files = read(folder);
  const { texts, missing } = publishedTexts(sourcesOf(folder).flatMap(textsInSource), files);
  expect(texts).toBeGreaterThan(50);
  expect(Object.keys(missing)).toEqual(expect.arrayContaining(DEMONSTRATION));
  expect(missing).toEqual(Object.fromEntries(Object.keys(missing).map((language) => [language, []])));
  expect([...files.values()].flatMap(wronglyFilled)).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(path.join(ROOT, file)));
const documents = files.filter(
  (file) => /\.md$/.test(file) && !file.includes('mfe-example') && !file.endsWith('CHANGELOG.md'),
);
const folders = new Set(files.map((file) => file.split('/')[0]));
const names = new Set(files.map((file) => path.basename(file)));

/** Files of the examples in CONTRIBUTING.md, which a reader creates. */
const EXAMPLES = /certificates|fairs|notes|events|<|…|\*|\{/;

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = '', second = '']) => [first, second] as const);

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (file: string) =>
  found(read(file), /^#+ (.*)$/gm).map(([heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function brokenLinks(file: string) {
  return found(read(file), /\]\((?!\w+:)([^)#\s]*)(#[^)\s]+)?\)/g)
    .filter(([target, anchor]) => {
      const linked = target ? path.join(path.dirname(file), target) : file;
      if (!existsSync(path.join(ROOT, linked))) return true;
      return anchor !== '' && !anchorsOf(linked).includes(anchor.slice(1));
    })
    .map(([target, anchor]) => target + anchor);
}

/** Whether a package exports a module under this name, such as `ui-kit/form`. */
function isExported(name: string) {
  const [folder = '', ...rest] = name.split('/');
  if (!existsSync(path.join(ROOT, folder, 'package.json'))) return false;
  const { exports = {} } = JSON.parse(read(path.join(folder, 'package.json'))) as { exports?: Record<string, unknown> };
  return `./${rest.join('/')}` in exports;
}

function missingFiles(file: string) {
  return found(read(file), /`([\w./@-]+)`/g)
    .map(([name]) => name)
    .filter((name) => {
      if (EXAMPLES.test(name)) return false;
      if (!name.includes('/')) return /^[\w-]+(\.[\w-]+)?\.(ts|tsx|mjs|cjs|css)$/.test(name) && !names.has(name);
      const exists = [ROOT, path.join(ROOT, path.dirname(file))].some((folder) => existsSync(path.join(folder, name)));
      return folders.has(name.split('/')[0]) && !exists && !isExported(name);
    });
}

/** The scripts that only a repository made by `npm run new-remote -- <name> --standalone` has. */
const STANDALONE = ['release', 'e2e'];

/** The calls of missing npm scripts: `npm run x` is one of the root's, `npm run x -w y` one of the package y. */
function missingScripts(file: string) {
  const calls = found(read(file), /\bnpm run (\w[\w:-]*)((?: -w [\w-]+)?)/g);
  return calls.filter(([script, flag]) => {
    const manifest = path.join(flag.replace(' -w ', ''), 'package.json');
    if (!existsSync(path.join(ROOT, manifest))) return true;
    const { scripts = {} } = JSON.parse(read(manifest)) as { scripts?: Record<string, string> };
    return !(script in scripts) && !STANDALONE.includes(script);
  });
}

test.each(documents)('%s names links, files and npm scripts that exist', (file) => {
  expect([...brokenLinks(file), ...missingFiles(file), ...missingScripts(file)]).toEqual([]);
});

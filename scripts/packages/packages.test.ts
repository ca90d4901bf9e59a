import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

interface Package {
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const packageOf = (folder: string): Package =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Package;

const { workspaces = [] } = packageOf('.');

test.each(workspaces)('%s has the commands that every package has', (folder) => {
  const { scripts = {} } = packageOf(folder);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['build', 'dev', 'test', 'lint', 'types']));
});

test.each(['.', ...workspaces])('%s names one version of each package that it depends on', (folder) => {
  const { dependencies, devDependencies } = packageOf(folder);
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^((npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?|file:.+)$/.test(version),
  );
  expect(loose).toEqual([]);
});

test.each(workspaces)('%s depends on the packages of the workspace in their current versions', (folder) => {
  const { dependencies, devDependencies } = packageOf(folder);
  const own = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => workspaces.includes(name));
  for (const [name, version] of own) expect(packageOf(name)).toMatchObject({ version });
});

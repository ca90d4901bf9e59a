import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../../test/command';
import { ROOT } from '../../site/front-ends';

/** The validators, which are fetched on first use. The versions are the youngest that run on every supported Node.js. */
const TOOLS = {
  '@adobe/structured-data-validator': '1.7.1',
  '@marbec/web-auto-extractor': '2.2.1',
  '@redocly/cli': '2.77.0',
  '@stoplight/spectral-cli': '6.16.3',
  'es-check': '9.8.1',
  'html-validate': '10.9.0',
  orval: '7.9.0',
  'vnu-jar': '26.9.27',
};

/** Where the validators are installed, and where their input and output lie. */
export const TOOLS_FOLDER = path.join(ROOT, 'node_modules/.cache/validators');

/**
 * Installs the validators, unless these versions are there.
 *
 * @throws Error when the registry does not answer
 */
export async function installTools(): Promise<void> {
  const manifest = path.join(TOOLS_FOLDER, 'package.json');
  const text = JSON.stringify({ name: 'validators', private: true, dependencies: TOOLS }, null, 2);
  const installed = path.join(TOOLS_FOLDER, 'node_modules/.package-lock.json');
  if (existsSync(installed) && existsSync(manifest) && (await readFile(manifest, 'utf8')) === text) return;
  console.log('Fetching the validators (once, 230 MB) …');
  await mkdir(TOOLS_FOLDER, { recursive: true });
  await writeFile(manifest, text);
  const flags = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const { code, output } = await run('npm', flags, { cwd: TOOLS_FOLDER, quiet: true });
  if (code !== 0) throw new Error(`The validators cannot be had: ${output}`);
}

/** Runs a validator in its folder; answers its exit code and all that it wrote. */
export const runTool = (name: string, args: readonly string[]): Promise<{ code: number; output: string }> =>
  run(path.join(TOOLS_FOLDER, 'node_modules/.bin', name), [...args], { cwd: TOOLS_FOLDER, quiet: true });

import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installOnDemand, onDemandFolder } from '../../processes/on-demand';
import { run } from '../../processes/run';

/** The validators. The versions are the newest that run on every supported Node.js; together they take 230 MB. */
const TOOLS = {
  '@adobe/structured-data-validator': '1.7.1',
  '@marbec/web-auto-extractor': '2.2.1',
  '@redocly/cli': '2.77.0',
  '@stoplight/spectral-cli': '6.16.3',
  'es-check': '9.8.1',
  'html-validate': '10.9.0',
  'ical.js': '2.2.1',
  orval: '7.9.0',
  'postal-mime': '2.7.6',
  'vnu-jar': '26.9.27',
};

/** The folder of the installed validators, and of their input and output. */
export const TOOLS_FOLDER = onDemandFolder('validators');

/**
 * Installs the validators unless these versions are already installed. @throws Error when the registry does not answer
 */
export const installTools = (): Promise<string> => installOnDemand('validators', TOOLS);

/** Runs a validator in its folder; answers its exit code and its output. */
export const runTool = (name: string, args: readonly string[]): Promise<{ code: number; output: string }> =>
  run(path.join(TOOLS_FOLDER, 'node_modules/.bin', name), [...args], { cwd: TOOLS_FOLDER, quiet: true });

/** The default export of a validator that is a library. */
export async function loadTool<T>(name: string): Promise<T> {
  const file = createRequire(path.join(TOOLS_FOLDER, 'package.json')).resolve(name);
  const loaded = (await import(pathToFileURL(file).href)) as { default: T | { default: T } };
  return typeof loaded.default === 'object' && loaded.default !== null && 'default' in loaded.default
    ? loaded.default.default
    : (loaded.default as T);
}

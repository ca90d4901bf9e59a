import path from 'node:path';
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
  orval: '7.9.0',
  'vnu-jar': '26.9.27',
};

/** Where the validators are installed, and where their input and output lie. */
export const TOOLS_FOLDER = onDemandFolder('validators');

/** Installs the validators, unless these versions are there. @throws Error when the registry does not answer */
export const installTools = (): Promise<string> => installOnDemand('validators', TOOLS);

/** Runs a validator in its folder; answers its exit code and its output. */
export const runTool = (name: string, args: readonly string[]): Promise<{ code: number; output: string }> =>
  run(path.join(TOOLS_FOLDER, 'node_modules/.bin', name), [...args], { cwd: TOOLS_FOLDER, quiet: true });

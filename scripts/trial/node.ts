import { existsSync } from 'node:fs';
import path from 'node:path';
import { command } from '../command-line/command';
import { installOnDemand } from '../processes/on-demand';
import { run } from '../processes/run';

const HELP = `npm run trial -- node <version> [steps of npm test]
    the checks and tests on another Node.js, which comes as a package: npm run trial -- node 24, or 26 types units`;

const isWindows = process.platform === 'win32';

/** The package `node` has an install script; the package for the system contains the program itself. */
const PACKAGE = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;

export const main = (): void =>
  command({ help: HELP, options: {}, takesNames: true }, async (_, [version = '', ...steps]) => {
    if (!/^\d+(\.\d+){0,2}$/.test(version)) throw new Error(`Which Node.js?\n${HELP}`);
    const folder = await installOnDemand(`node-${version}`, { [PACKAGE]: version });
    const bin = path.join(folder, 'node_modules', PACKAGE, isWindows ? '' : 'bin');
    const node = path.join(bin, isWindows ? 'node.exe' : 'node');
    if (!existsSync(node)) throw new Error(`The package ${PACKAGE}@${version} has no Node.js.`);
    // Programs that look for `node` also find this one.
    const env = { PATH: [bin, process.env['PATH'] ?? ''].join(path.delimiter) };
    await run(node, ['-p', '`Node.js ${process.version}`'], { env });
    process.exitCode = (await run(node, ['--import', 'tsx', 'scripts/test/run.ts', ...steps], { env })).code;
  });

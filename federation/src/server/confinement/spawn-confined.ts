import { spawn, type ChildProcess } from 'node:child_process';

/** What a confined process may take, and whether a debugger may look into it. */
export interface ConfinementLimits {
  /** Megabytes of objects. */
  readonly memory: number;
  /** The port of this machine where a debugger finds the process, which may then read files. */
  readonly inspect?: number;
}

/** Takes its program by message: no file is open to it, not even its own. */
const BOOTSTRAP = `process.once('message', (program) =>
  require('node:vm').compileFunction('"use strict";' + program, ['require'], { filename: 'confined' })(require));`;

const isKnown = (flag: string): boolean => process.allowedNodeEnvironmentFlags.has(flag);

/**
 * No files, no further programs or threads, by whichever name this version of Node.js has for it. Versions that know
 * `--allow-net` close the network as well.
 */
const PERMISSION = isKnown('--permission') ? '--permission' : '--experimental-permission';

/**
 * Starts a process for published code: without files, child processes, threads or environment, with limited memory.
 * The program calls `confine` before it evaluates anything.
 *
 * @param program the code of the process: one file that needs nothing but Node.js's own modules
 */
export function spawnConfined(program: string, { memory, inspect }: ConfinementLimits): ChildProcess {
  const access = inspect === undefined ? PERMISSION : `--inspect=127.0.0.1:${inspect}`;
  const limits = ['--expose-gc', `--max-old-space-size=${memory}`, '--max-semi-space-size=8'];
  const flags = [access, '--disallow-code-generation-from-strings', '--zero-fill-buffers', ...limits];
  const child = spawn(process.execPath, [...flags, '-e', BOOTSTRAP], {
    cwd: '/',
    // How the C library keeps memory; nothing else of this environment is passed on.
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  child.send(program, () => undefined);
  return child;
}

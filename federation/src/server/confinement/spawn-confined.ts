import { spawn, type ChildProcess } from 'node:child_process';

/** The resource limits of a confined process, and its debugger port. */
export interface ConfinementLimits {
  /** Megabytes of the heap. */
  readonly memory: number;
  /** Megabytes for new objects: more are collected less often. */
  readonly young?: number;
  /** The debugger's port on this machine; such a process may read files. */
  readonly inspect?: number;
}

/** Receives its program by message: the process can read no file, not even its own program. */
const BOOTSTRAP = `process.once('message', (program) =>
  require('node:vm').compileFunction('"use strict";' + program, ['require'], { filename: 'confined' })(require));`;

const isKnown = (flag: string): boolean => process.allowedNodeEnvironmentFlags.has(flag);

/**
 * No files, no further programs or threads, with the option's name in this version of Node.js. Versions with
 * `--allow-net` block the network as well.
 */
const PERMISSION = isKnown('--permission') ? '--permission' : '--experimental-permission';

/**
 * Starts a process for published code: without files, child processes, threads or environment, with limited memory. The
 * program calls `confine` before it evaluates any published code.
 *
 * @param program the code of the process: one file that needs only Node.js's built-in modules
 */
export function spawnConfined(program: string, { memory, young = 8, inspect }: ConfinementLimits): ChildProcess {
  const access = inspect === undefined ? PERMISSION : `--inspect=127.0.0.1:${inspect}`;
  const limits = ['--expose-gc', `--max-old-space-size=${memory}`, `--max-semi-space-size=${young}`];
  const flags = [access, '--disallow-code-generation-from-strings', '--zero-fill-buffers', ...limits];
  const child = spawn(process.execPath, [...flags, '-e', BOOTSTRAP], {
    cwd: '/',
    // Configures the memory allocation of the C library; nothing else of this environment is passed on.
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  child.send(program, () => undefined);
  return child;
}

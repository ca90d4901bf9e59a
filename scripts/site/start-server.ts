import { start, type Running } from '../processes/start';
import { bundleProgram } from './bundle-program';

/**
 * Garbage is collected when half as much has come as is in use, and what is new sooner still. Left to itself, the engine
 * waits until a busy server holds four times what it needs.
 */
const COLLECTED_SOON = ['--max-semi-space-size=4', '--heap-growing-percent=50'];

/**
 * Starts a server of this repository from its sources. Its threads share two pools of memory: with one for each, what one
 * gives back no other could use.
 *
 * @param program its first source file, relative to the repository
 */
export const startServer = (program: string, env: Readonly<Record<string, string>>): Running =>
  start([...COLLECTED_SOON, bundleProgram(program)], {
    env: { MALLOC_ARENA_MAX: '2', ...process.env, ...env },
    shown: true,
  });

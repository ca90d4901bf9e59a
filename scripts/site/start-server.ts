import { start, type Running } from '../processes/start';
import { bundleProgram } from './bundle-program';

/**
 * Collects garbage when the heap has grown by half, and new objects even sooner. By default, the engine waits until a
 * busy server holds four times what it needs.
 */
const COLLECTED_SOON = ['--max-semi-space-size=4', '--heap-growing-percent=50'];

/**
 * Starts a server of this repository from its sources. Its threads share two memory pools: with one pool per thread, no
 * thread could use memory that another one frees.
 *
 * @param program its entry file, relative to the repository
 * @param onLine gets each line of its log, which is shown by default
 */
export const startServer = (
  program: string,
  env: Readonly<Record<string, string>>,
  onLine?: (line: string) => void,
): Running =>
  start([...COLLECTED_SOON, bundleProgram(program)], {
    env: { MALLOC_ARENA_MAX: '2', ...process.env, ...env },
    shown: true,
    onLine,
  });

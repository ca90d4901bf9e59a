import type { RequireShared } from '../load-server-bundle';
import { isBuiltin } from 'node:module';
import { format } from 'node:util';

/** Node's modules that lead out of what a version of the shell is to do; its libraries ask for many others. */
const WITHHELD = new Set([
  'child_process',
  'cluster',
  'dgram',
  'dns',
  'dns/promises',
  'inspector',
  'inspector/promises',
  'module',
  'process',
  'repl',
  'v8',
  'vm',
  'worker_threads',
]);

/**
 * What a version of the shell gets of Node's own modules.
 *
 * @param require of this program
 */
export const nodeModules =
  (require: NodeJS.Require): RequireShared =>
  (request) => {
    const name = request.replace(/^node:/, '');
    if (isBuiltin(name) && !WITHHELD.has(name)) return require(`node:${name}`) as unknown;
    throw new Error(`"${request}" is not offered to the shell.`);
  };

/** What would lead out of the process: to the network, to this program, to other threads. */
const TAKEN_AWAY = [
  'require',
  'module',
  'exports',
  '__filename',
  '__dirname',
  'gc',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
] as const;

const nothing = (): undefined => undefined;

const NO_STREAM = Object.freeze({ fd: -1, isTTY: false, write: nothing });

/** The `process` of published code: what libraries look at, and nothing that acts. */
const harmlessProcess = ({ nextTick, platform, version, versions, hrtime }: NodeJS.Process) =>
  Object.freeze({
    ...{ nextTick, platform, version, versions, hrtime },
    ...{ env: {}, argv: [], execArgv: [], title: 'node', browser: false },
    ...{ stdout: NO_STREAM, stderr: NO_STREAM },
    ...{ on: nothing, once: nothing, off: nothing, emit: nothing, emitWarning: nothing },
    cwd: () => '/',
    // By this libraries know that they are not in a browser.
    [Symbol.toStringTag]: 'process',
  });

/**
 * Takes from this process, before any published code is evaluated, what that code has no business with. Files are
 * out of its reach already; this makes everything else hard, not impossible.
 *
 * @param apiUrl the one address that may be called; undefined for none
 * @param say takes what is written to the console
 */
export function confine(apiUrl: string | undefined, say: (line: string) => void): void {
  const { fetch: call } = globalThis;
  const allowed = apiUrl === undefined ? undefined : new URL(apiUrl);
  const fetchFromApi: typeof fetch = async (input, init) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
    if (!allowed || origin !== allowed.origin || !pathname.startsWith(`${allowed.pathname}/`))
      throw new TypeError('Published code calls the API and nothing else.');
    return call(input, init);
  };
  const write = (...parts: readonly unknown[]): void => say(format(...parts));
  const process = harmlessProcess(globalThis.process);
  for (const name of TAKEN_AWAY) Reflect.deleteProperty(globalThis, name);
  const console = Object.fromEntries(Object.keys(globalThis.console).map((name) => [name, nothing]));
  for (const name of ['debug', 'error', 'info', 'log', 'trace', 'warn']) Object.assign(console, { [name]: write });
  for (const [name, value] of Object.entries({ fetch: fetchFromApi, process, console }))
    Object.defineProperty(globalThis, name, { value, writable: false, configurable: false, enumerable: false });
}

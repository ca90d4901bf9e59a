import { format } from 'node:util';
import { runInNewContext } from 'node:vm';
import { closeNetwork } from './close-network';
import { freezeRealm } from './freeze-realm';
import { ownTimers } from './own-timers';

/** The web APIs that reach nothing outside and show no data of other code. */
const LEFT = [
  ...['URL', 'URLSearchParams', 'Headers', 'Request', 'Response', 'FormData', 'Blob', 'File', 'DOMException'],
  ...['AbortController', 'AbortSignal', 'Event', 'EventTarget', 'CustomEvent'],
  ...['TextEncoder', 'TextDecoder', 'atob', 'btoa', 'structuredClone', 'queueMicrotask'],
  ...['ReadableStream', 'WritableStream', 'TransformStream'],
  ...['crypto', 'Crypto', 'CryptoKey', 'SubtleCrypto'],
  // The library behind `Response` needs it.
  'Buffer',
];

const nothing = (): undefined => undefined;

/** The `process` of published code: the properties that libraries read, and nothing that acts. */
const harmlessProcess = ({ platform, version }: NodeJS.Process) => ({
  ...{ platform, version, versions: {}, env: {}, argv: [], execArgv: [], browser: false },
  ...{ on: nothing, once: nothing, off: nothing, emitWarning: nothing, cwd: () => '/' },
  nextTick: (work: (...args: unknown[]) => void, ...args: unknown[]) => queueMicrotask(() => work(...args)),
});

function consoleOf(say: (line: string) => void): object {
  const write = (...parts: readonly unknown[]): void => say(format(...parts));
  const console = Object.fromEntries(Object.keys(globalThis.console).map((name) => [name, nothing]));
  for (const name of ['debug', 'error', 'info', 'log', 'trace', 'warn']) Object.assign(console, { [name]: write });
  return console;
}

/**
 * The `fetch` of published code: it reports the address and throws, so that code which expects a failure shows it too.
 */
const refusingFetch =
  (refused: (reason: string) => void) =>
  (request: unknown): never => {
    const address = request instanceof Request ? request.url : String(request);
    const reason = `fetch reaches nothing on the server: ${address.slice(0, 200)}`;
    refused(reason);
    throw new Error(reason);
  };

/** Only the clock: performance entries would be shared. */
const clock = () => {
  const { performance } = globalThis;
  return { now: () => performance.now(), timeOrigin: performance.timeOrigin };
};

/** Names that lead to Node.js's internal bindings, from any process object that code might still get. */
const WAYS_OUT = ['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'mainModule', 'kill', '_debugProcess'];

/**
 * Confines this process before any published code is evaluated in it: no network, no files, no other program, no
 * Node.js APIs, and no way for one bundle to change the objects that another uses. It cannot be undone.
 *
 * Only the globals of the language and a few of the web remain, so that a newer Node.js adds none; all are frozen. The
 * permission model of Node.js has to be on, and code generation from strings off
 * (`--disallow-code-generation-from-strings`).
 *
 * @param say receives the lines written to the console
 * @param refused receives a line for each call of `fetch`
 */
export function confine(say: (line: string) => void, refused = say): void {
  closeNetwork();
  // Small buffers would share one block of memory.
  Buffer.poolSize = 0;
  const ofTheLanguage = runInNewContext('Object.getOwnPropertyNames(globalThis)') as readonly string[];
  const given: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(LEFT.map((name) => [name, Reflect.get(globalThis, name) as unknown])),
    ...ownTimers(),
    performance: clock(),
    process: harmlessProcess(globalThis.process),
    console: consoleOf(say),
    fetch: refusingFetch(refused),
  };
  // Classes that no longer have a global name, but whose instances streams return.
  const unnamed = Object.getOwnPropertyNames(globalThis)
    .filter((name) => /^[A-Z].*(?:Stream|Queuing)/.test(name))
    .map((name) => Reflect.get(globalThis, name) as unknown);
  for (const name of WAYS_OUT) Reflect.deleteProperty(globalThis.process, name);
  // A process that waits looks like one that gets no processor time.
  Reflect.deleteProperty(Atomics, 'wait');
  const left = new Set<PropertyKey>([...ofTheLanguage, ...Object.keys(given), Symbol.toStringTag]);
  for (const key of Reflect.ownKeys(globalThis)) {
    if (left.has(key) || Reflect.deleteProperty(globalThis, key)) continue;
    // The library behind `Request` stores its connections in a property that cannot be deleted.
    Object.defineProperty(globalThis, key, { value: undefined, writable: false });
  }
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(globalThis, name, { value, writable: false, configurable: false, enumerable: false });
  freezeRealm([...unnamed, Reflect.get(Buffer, Symbol.species)]);
}

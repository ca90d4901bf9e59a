import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';
import type { DiscoveryEntry } from '../discovery/document';
import { isIntact } from './integrity';

/** Where a published folder keeps the bundle that the server evaluates. */
export const SERVER_BUNDLE = 'server/index.js';

/** Answers a bundle's `require`; throws for what it may not have. */
export type RequireShared = (request: string) => unknown;

/** A bundle is refused: changed bytes, a module it may not have, or an error while it is evaluated. */
export class ServerBundleError extends Error {
  override readonly name = 'ServerBundleError';
}

/**
 * Reads a published server bundle.
 *
 * @param root absolute path of the folder that `/r/` is served from
 * @throws ServerBundleError when it is not there, or not what was published
 */
export async function readServerBundle(root: string, { extras }: DiscoveryEntry): Promise<Buffer> {
  const { folder, integrity } = extras;
  const hash = integrity[SERVER_BUNDLE];
  if (!hash) throw new ServerBundleError(`${folder} was published without ${SERVER_BUNDLE}.`);
  const name = folder + SERVER_BUNDLE;
  const file = path.join(root, folder.replace(/^\/r\//, ''), SERVER_BUNDLE);
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new ServerBundleError(`${name} cannot be read. Publish the version again.`, { cause });
  });
  if (!isIntact(bytes, hash)) {
    throw new ServerBundleError(`${name} is not what was published: its hash differs. Publish it again with --repair.`);
  }
  return bytes;
}

/** Evaluates a compiled bundle; each call makes another copy of all of its modules. */
export type CompiledBundle = (requireShared: RequireShared) => unknown;

type Wrapper = (...values: readonly unknown[]) => void;

const failed = (file: string, cause: unknown): ServerBundleError =>
  new ServerBundleError(`${file} failed while it was evaluated: ${String(cause)}`, { cause });

/**
 * Compiles the bytes of a server bundle whose hash is known to be right. A copy sees only what its `require` gives it, so
 * that any number of versions of a remote run side by side. Copies that are evaluated of it share the
 * compiled code and nothing else: each has a global object of its own for what libraries note there.
 *
 * @param file what stack traces name, and where the bundle takes itself to be
 * @throws ServerBundleError naming the file and the cause; also when a copy is evaluated
 */
export function compileBundle(bytes: Uint8Array, file: string): CompiledBundle {
  const run = ((): Wrapper => {
    try {
      const names = 'module, exports, require, __filename, __dirname, globalThis, global, self';
      const script = new Script(`(function (${names}) {${new TextDecoder().decode(bytes)}\n})`, { filename: file });
      return script.runInThisContext() as Wrapper;
    } catch (cause) {
      throw failed(file, cause);
    }
  })();
  return (requireShared) => {
    const module = { exports: {} as unknown };
    const own: unknown = Object.create(globalThis);
    try {
      run(module, module.exports, requireShared, file, path.dirname(file), own, own, undefined);
    } catch (cause) {
      throw failed(file, cause);
    }
    return module.exports;
  };
}

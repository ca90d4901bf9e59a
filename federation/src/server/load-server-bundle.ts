import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';
import type { DiscoveryEntry } from '../discovery/document';
import { SERVER_BUNDLE } from '../naming';
import { isIntact } from './integrity';

/** The `require` of a bundle; throws for modules that it may not have. */
export type RequireShared = (request: string) => unknown;

/** A bundle is refused: changed bytes, a module that it may not have, or an error during evaluation. */
export class ServerBundleError extends Error {
  override readonly name = 'ServerBundleError';
}

/**
 * Reads a published server bundle.
 *
 * @param root absolute path of the folder that `/r/` is served from
 * @throws ServerBundleError when it is missing, or differs from the published bytes
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

/** Evaluates a compiled bundle; each call creates another copy of all of its modules. */
export type CompiledBundle = (requireShared: RequireShared) => unknown;

type Wrapper = (...values: readonly unknown[]) => void;

const failed = (file: string, cause: unknown): ServerBundleError =>
  new ServerBundleError(`${file} failed while it was evaluated: ${String(cause)}`, { cause });

/**
 * Compiles the verified bytes of a server bundle. A copy has access only to the modules that its `require` returns, so
 * that any number of versions of a remote run side by side. Copies share the compiled code and nothing else: each has
 * its own global object for libraries that store data there.
 *
 * @param file the name in stack traces, and the bundle's own path
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

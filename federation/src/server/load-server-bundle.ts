import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { isIntact } from './integrity';

/** Answers a bundle's `require`; throws for what it may not have. */
export type RequireShared = (request: string) => unknown;

/** A bundle is refused: changed bytes, a module it may not have, or an error while it is evaluated. */
export class ServerBundleError extends Error {
  override readonly name = 'ServerBundleError';
}

/**
 * Evaluates a published server bundle once its bytes are what the discovery document says.
 *
 * The bundle sees only what `requireShared` gives it, so any number of versions of a remote run side by side on one
 * React, one router and one store.
 *
 * @param file absolute path of the bundle
 * @param integrity its hash according to the discovery document
 * @throws ServerBundleError naming the file and the cause
 */
export async function loadServerBundle(
  file: string,
  integrity: string,
  requireShared: RequireShared,
): Promise<unknown> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new ServerBundleError(`${file} cannot be read. Publish the version again.`, { cause });
  });
  if (!isIntact(bytes, integrity)) {
    throw new ServerBundleError(`${file} is not what was published: its hash differs. Publish it again with --repair.`);
  }
  return evaluateBundle(bytes, file, requireShared);
}

/**
 * Evaluates the bytes of a server bundle whose hash is known to be right.
 *
 * @param file what stack traces name, and where the bundle takes itself to be
 * @throws ServerBundleError naming the file and the cause
 */
export function evaluateBundle(bytes: Buffer, file: string, requireShared: RequireShared): unknown {
  const module = { exports: {} as unknown };
  try {
    const run = compileFunction(bytes.toString('utf8'), ['module', 'exports', 'require', '__filename', '__dirname'], {
      filename: file,
    });
    run(module, module.exports, requireShared, file, path.dirname(file));
  } catch (cause) {
    throw new ServerBundleError(`${file} failed while it was evaluated: ${String(cause)}`, { cause });
  }
  return module.exports;
}

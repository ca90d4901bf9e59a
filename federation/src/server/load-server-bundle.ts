import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileFunction } from 'node:vm';
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

/**
 * Evaluates the bytes of a server bundle whose hash is known to be right.
 *
 * The bundle sees only what `requireShared` gives it, so any number of versions of a remote run side by side on one
 * React, one router and one store.
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

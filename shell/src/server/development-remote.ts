import type { LiveRemote } from 'federation/browser';
import type { RemoteManifest } from 'federation/contract';
import { manifestSchema } from 'federation/discovery';
import { MANIFEST_FILE, SERVER_BUNDLE } from 'federation/naming';
import { createHash } from 'node:crypto';
import { remoteFromElsewhere } from '../remotes/remote-from-elsewhere';

/** A remote that a development server on this machine serves, with its code for the server. */
export interface DevelopmentRemote {
  readonly remote: LiveRemote;
  /** The name of this state of its code, in place of a published folder. */
  readonly folder: string;
  readonly code: Uint8Array;
}

/** How long a development server may take to answer, in milliseconds: it answers when it has built a change. */
const TIMEOUT = 20_000;
/** The names of this machine: a server that loads addresses from links must not call anything in its network. */
const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

async function fileBeside(entry: string, name: string): Promise<Uint8Array> {
  const address = new URL(name, entry);
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'error' });
  if (!answer.ok) throw new Error(`${address.href} answers ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * Reads a remote from a development server on this machine.
 *
 * @param entry the address of its entry
 * @throws Error with the reason why it cannot be rendered here
 */
export async function readDevelopmentRemote(name: string, entry: string): Promise<DevelopmentRemote> {
  if (!OWN_MACHINE.has(new URL(entry).hostname)) throw new Error(`${new URL(entry).host} is another machine.`);
  const [description, code] = await Promise.all([fileBeside(entry, MANIFEST_FILE), fileBeside(entry, SERVER_BUNDLE)]);
  const manifest = manifestSchema.parse(JSON.parse(Buffer.from(description).toString())) as RemoteManifest;
  if (manifest.name !== name) throw new Error(`${entry} is "${manifest.name}".`);
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 16);
  return { remote: remoteFromElsewhere(entry, manifest), folder: `/development/${name}/${digest}/`, code };
}

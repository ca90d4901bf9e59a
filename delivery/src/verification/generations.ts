import { carriedShell, fits, isLive, SHELL, type DiscoveryDocument } from 'federation/discovery';
import path from 'node:path';
import { labelled, type LiveVersion } from './combinations';
import type { PublishedReader } from './published-reader';
import { GENERATION_SCRIPT } from 'federation/naming';

const KILOBYTE = 1_000;

/** The version of the shell that is carried, and the live remotes that do not fit the one that visitors get. */
export interface Generations {
  readonly carried: LiveVersion;
  readonly remotes: readonly LiveVersion[];
}

/** The second generation of an environment, if one is carried. */
export function generationsOf(document: DiscoveryDocument): Generations | undefined {
  const carried = carriedShell(document);
  if (!carried) return undefined;
  const { [SHELL]: shells = [], ...others } = document.microFrontends;
  const usual = shells.filter((shell) => isLive(shell) && shell !== carried);
  const remotes = Object.entries(others)
    .flatMap(([name, entries]) => entries.filter(isLive).map((entry) => labelled(name, entry)))
    .filter(({ entry }) => usual.some((shell) => !fits(shell, entry)) && fits(carried, entry));
  return { carried: labelled(SHELL, carried), remotes };
}

/** The remotes that use the second generation, in a sentence. */
export function generationsText({ carried, remotes }: Generations): string {
  if (remotes.length === 0)
    return `${carried.label} is carried, and no live remote needs it. When none will, end it: "carry --end".`;
  const labels = remotes.map(({ label }) => label).join(', ');
  return `${carried.label} is carried for ${remotes.length === 1 ? '1 remote' : `${remotes.length} remotes`}: ${labels}.`;
}

/** The chunks of the generation's script that the content of a remote loads, by the shared modules that it requires. */
function chunksFor({ entry }: LiveVersion): string[] {
  const requests = Object.keys(entry.extras.requires ?? {});
  const hasComponents = requests.some((request) => request.startsWith('ui-kit'));
  return [
    ...requests.map((request) => request.replaceAll('/', '-')),
    ...(hasComponents || requests.includes('shared-store') ? ['with-store'] : []),
    ...(hasComponents || requests.includes('react-router-dom') ? ['with-router'] : []),
    ...(hasComponents ? ['with-links'] : []),
  ];
}

/**
 * The most that a page with slots of the carried generation loads for it, compressed; undefined if no remote of it has
 * content for slots.
 */
export async function costText(
  { carried, remotes }: Generations,
  reader: Pick<PublishedReader, 'content'>,
): Promise<string | undefined> {
  const offering = remotes.filter(({ entry }) => entry.extras.manifest.slots.length > 0);
  const { generation, sentSize } = await reader.content(carried);
  if (offering.length === 0 || !generation) return undefined;
  const folder = path.posix.dirname(GENERATION_SCRIPT);
  const files = offering
    .flatMap(chunksFor)
    .flatMap((chunk) => generation.chunks[chunk]?.js ?? [])
    .map((file) => path.posix.join(folder, file));
  const size = [...new Set([GENERATION_SCRIPT, ...files])].reduce((sum, file) => sum + (sentSize(file) ?? 0), 0);
  return `Its pages load no more; another page with content of it in a slot loads up to ${Math.ceil(size / KILOBYTE)} kB more.`;
}

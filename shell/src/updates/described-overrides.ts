import type { RemoteManifest } from 'federation/contract';
import { MANIFEST_FILE } from 'federation/naming';
import { remoteFromElsewhere } from '../remotes/remote-from-elsewhere';
import type { SiteData, SiteOverrides } from '../site-data';
import { keepOverrides, PREFIX } from './overrides';

const SHELL = 'shell';

/** Reads the description beside an entry; undefined if it is not there. */
async function manifestAt(entry: string): Promise<RemoteManifest | undefined> {
  try {
    const answer = await fetch(new URL(MANIFEST_FILE, entry));
    return answer.ok ? ((await answer.json()) as RemoteManifest) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Adds the overrides to the address of each form that is posted, because after a navigation the page's own address does not
 * have them. Before this code is loaded it has.
 */
function postWithOverrides({ accepted }: SiteOverrides): void {
  const add = ({ target }: Event): void => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'post') return;
    const address = new URL(target.action);
    for (const [name, entry] of Object.entries(accepted)) address.searchParams.set(PREFIX + name, entry);
    target.action = address.href;
  };
  document.addEventListener('submit', add, { capture: true });
}

/**
 * The data of a document that loads remotes from elsewhere, with their own addresses, menu entries and slots in place of
 * the published ones; a remote that is not published at all is added. A page in which the server knows only the
 * published ones is rendered by the browser.
 */
export async function withDescribedOverrides(data: SiteData, overrides: SiteOverrides): Promise<SiteData> {
  keepOverrides(overrides);
  postWithOverrides(overrides);
  const isKnown = (name: string): boolean =>
    data.remotes.some((remote) => remote.name === name && remote.entry === overrides.accepted[name]);
  const names = Object.keys(overrides.accepted).filter((name) => name !== SHELL && !isKnown(name));
  if (names.length === 0) return data;
  const remotes = new Map(data.remotes.map((remote) => [remote.name, remote]));
  const refused = [...overrides.refused];
  await Promise.all(
    names.map(async (name) => {
      const entry = overrides.accepted[name] ?? '';
      const manifest = await manifestAt(entry);
      if (manifest?.name === name) remotes.set(name, remoteFromElsewhere(entry, manifest));
      else
        refused.push({
          name,
          reason: `${new URL(MANIFEST_FILE, entry).href} does not describe it. Is it served there?`,
        });
    }),
  );
  const accepted = Object.fromEntries(
    Object.entries(overrides.accepted).filter(([name]) => !refused.some((one) => one.name === name)),
  );
  return {
    ...data,
    remotes: [...remotes.values()],
    rendered: 'browser',
    overrides: { ...overrides, accepted, refused },
  };
}

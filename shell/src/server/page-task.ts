import { SHELL, type ChosenVersions, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import type { SiteOverrides } from '../site-data';
import type { SiteLanguages } from 'shared-store';
import { liveRemotes, otherShells } from './live-remotes';
import { pageLanguage } from './page-language';
import type { PageTask } from './rendering/messages';

export function shellOf(versions: ChosenVersions): DiscoveryEntry {
  const shell = versions.get(SHELL);
  if (!shell) throw new Error('The shell is not published. Publish it first.');
  return shell;
}

/** The request that a page answers: the caller, and the posted form or its refusal. */
export type RequestPart = Pick<PageTask, 'caller' | 'post' | 'refusal'>;

/**
 * The task of the rendering process that makes a page with the given versions.
 *
 * @param languages those of the site besides English
 */
export function pageTask(
  address: URL,
  languages: SiteLanguages['others'],
  document: DiscoveryDocument,
  versions: ChosenVersions,
  requestPart: RequestPart,
  overrides?: SiteOverrides,
): PageTask {
  const left = Object.entries(overrides?.accepted ?? {})
    // The server renders with the published shell, whichever shell runs in the browser.
    .filter(([name]) => name !== SHELL)
    .map(([name, address]) => [name, `"${name}" comes from ${address} for this visitor.`] as const);
  const folders = [...versions].map(([name, { extras }]) => [name, extras.folder] as const);
  const shells = [...otherShells(versions, document)].map(([name, { extras }]) => [name, extras.folder] as const);
  const { language, url } = pageLanguage(address, languages);
  return {
    kind: 'page',
    url: url.href,
    languages: { current: language, others: languages },
    shell: shellOf(versions).extras.folder,
    remotes: liveRemotes(versions, document),
    ...(shells.length > 0 && { shells: Object.fromEntries(shells) }),
    folders: Object.fromEntries(folders.filter(([name]) => name !== SHELL)),
    left: Object.fromEntries(left),
    ...requestPart,
  };
}

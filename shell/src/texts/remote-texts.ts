import type { Catalogue } from 'shared-store/catalogues';
import { TEXTS_OF } from '../site-data';

/** Only a link that the document loads is requested with its hash. */
function loaded(link: HTMLLinkElement): HTMLLinkElement {
  if (!link.media) return link;
  const same = link.cloneNode() as HTMLLinkElement;
  same.media = '';
  link.replaceWith(same);
  return same;
}

/** The texts of a remote in the language of the document, which links them; undefined if they cannot be loaded. */
export async function loadRemoteTexts(remote: string): Promise<Catalogue | undefined> {
  const link = document.querySelector<HTMLLinkElement>(`link[${TEXTS_OF}="${remote}"]`);
  if (!link) return undefined;
  try {
    const module = (await import(/* webpackIgnore: true */ loaded(link).href)) as { readonly default: Catalogue };
    return module.default;
  } catch {
    return undefined;
  }
}

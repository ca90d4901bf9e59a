import type { Catalogue, Catalogues } from 'shared-store/catalogues';
import { TEXTS_OF } from '../site-data';

/** The texts of a remote; empty if they cannot be loaded, so that it is shown in English. */
async function textsAt(link: HTMLLinkElement): Promise<Catalogues> {
  try {
    const module = (await import(/* webpackIgnore: true */ link.href)) as { readonly default: Catalogue };
    return { [link.getAttribute(TEXTS_OF) ?? '']: module.default };
  } catch {
    return {};
  }
}

/** Loads the texts of the remotes in the language of the document, which links them. */
export async function loadRemoteTexts(): Promise<Catalogues> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[${TEXTS_OF}]`)];
  return Object.assign({}, ...(await Promise.all(links.map(textsAt)))) as Catalogues;
}

import { ENGLISH, HOME_PATH, inLanguage, sharePicturePath } from 'api-client';
import type { PageHead } from 'federation/contract';
import { selectLanguages, type RootState, type SiteLanguages } from 'shared-store';
import { siteTitleOf } from './site-title';

export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [key]: name, content },
});

const link = (attributes: HeadTag['attributes']): HeadTag => ({ tag: 'link', attributes });

/** The same page in every language, if there are several; a search engine without a better choice uses English. */
function alternates({ others }: SiteLanguages, addressIn: (language: string) => string): HeadTag[] {
  const codes = Object.keys(others);
  if (codes.length === 0) return [];
  return [['x-default', ENGLISH] as const, ...[ENGLISH, ...codes].map((code) => [code, code] as const)].map(
    ([hreflang, code]) => link({ rel: 'alternate', hreflang, href: addressIn(code) }),
  );
}

/** The API draws the pictures of shared links, all in one size. */
const SHARE_PICTURES = '/api/v1/share-pictures/';
const SHARE_PICTURE_SIZE = [meta('property', 'og:image:width', '1200'), meta('property', 'og:image:height', '630')];

export interface SiteNames {
  readonly title: string;
  readonly origin: string;
  /** The path of the page as in English. */
  readonly path: string;
  readonly languages: SiteLanguages;
}

/** @param url the address of the page as in English */
export const siteNamesOf = (state: RootState, { origin, pathname: path }: URL): SiteNames => ({
  ...{ title: siteTitleOf(state), languages: selectLanguages(state), origin, path },
});

/**
 * Turns the head data of a page into elements: title, description, canonical link, OpenGraph, JSON-LD. A page without a
 * picture uses the home page's share picture.
 */
export function headTags(head: PageHead, site: SiteNames): HeadTag[] {
  const title = head.title === site.title ? site.title : `${head.title} · ${site.title}`;
  const { current } = site.languages;
  const addressIn = (language: string): string => site.origin + inLanguage(head.canonical ?? site.path, language);
  const address = addressIn(current);
  const { url, alt } = head.image ?? { url: sharePicturePath('pages', HOME_PATH), alt: site.title };
  const isDrawn = url.startsWith(SHARE_PICTURES);
  const picture = isDrawn && current !== ENGLISH ? `${url}?locale=${current}` : url;
  return [
    { tag: 'title', attributes: current === ENGLISH ? {} : { lang: head.lang ?? ENGLISH }, text: title },
    ...(head.description ? [meta('name', 'description', head.description)] : []),
    ...(head.robots
      ? [meta('name', 'robots', head.robots)]
      : [link({ rel: 'canonical', href: address }), ...alternates(site.languages, addressIn)]),
    meta('property', 'og:title', head.title),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:url', address),
    meta('property', 'og:site_name', site.title),
    ...(head.description ? [meta('property', 'og:description', head.description)] : []),
    meta('property', 'og:image', new URL(picture, site.origin).href),
    meta('property', 'og:image:alt', alt),
    ...(isDrawn ? SHARE_PICTURE_SIZE : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.feeds ?? []).map(
      ({ href, title: feed, type }) =>
        ({ tag: 'link', attributes: { rel: 'alternate', type, title: feed, href } }) as const,
    ),
    ...(head.jsonLd ?? []).map(
      (object) =>
        ({ tag: 'script', attributes: { type: 'application/ld+json' }, text: JSON.stringify(object) }) as const,
    ),
  ];
}

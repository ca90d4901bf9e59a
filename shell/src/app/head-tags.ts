import { HOME_PATH, sharePicturePath } from 'api-client';
import type { PageHead } from 'federation/contract';

export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [key]: name, content },
});

/** The API draws the pictures of shared links, all in one size. */
const SHARE_PICTURES = '/api/v1/share-pictures/';
const SHARE_PICTURE_SIZE = [meta('property', 'og:image:width', '1200'), meta('property', 'og:image:height', '630')];

export interface SiteNames {
  readonly title: string;
  readonly origin: string;
  readonly path: string;
}

/**
 * Turns the head data of a page into elements: title, description, canonical link, OpenGraph, JSON-LD. A page without a
 * picture uses the home page's share picture.
 */
export function headTags(head: PageHead, site: SiteNames): HeadTag[] {
  const title = head.title === site.title ? site.title : `${head.title} · ${site.title}`;
  const address = site.origin + (head.canonical ?? site.path);
  const image = head.image ?? { url: sharePicturePath('pages', HOME_PATH), alt: site.title };
  return [
    { tag: 'title', attributes: {}, text: title },
    ...(head.description ? [meta('name', 'description', head.description)] : []),
    ...(head.robots
      ? [meta('name', 'robots', head.robots)]
      : [{ tag: 'link', attributes: { rel: 'canonical', href: address } } as const]),
    meta('property', 'og:title', head.title),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:url', address),
    meta('property', 'og:site_name', site.title),
    ...(head.description ? [meta('property', 'og:description', head.description)] : []),
    meta('property', 'og:image', new URL(image.url, site.origin).href),
    meta('property', 'og:image:alt', image.alt),
    ...(image.url.startsWith(SHARE_PICTURES) ? SHARE_PICTURE_SIZE : []),
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

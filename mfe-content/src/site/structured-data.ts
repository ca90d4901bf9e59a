import { ENGLISH, inLanguage, type SiteSettings } from 'api-client';
import type { BlogPosting, BreadcrumbList, NewsArticle, WithContext } from 'schema-dts';
import type { Texts } from 'shared-store/texts';
import type { Breadcrumb } from './breadcrumbs';

/** The language of a document, for its structured data. */
export type Wording = Pick<Texts, 'text' | 'lang'>;

/** schema.org's BreadcrumbList of a page, with the addresses and labels of its language. */
export function breadcrumbList(
  origin: string,
  breadcrumbs: readonly Breadcrumb[],
  { text, lang = ENGLISH }: Wording,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href, isText }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: isText ? text(label) : label,
      item: new URL(inLanguage(href, lang), origin).href,
    })),
  };
}

export interface ArticleFacts {
  readonly type: 'BlogPosting' | 'NewsArticle';
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly author: string;
  readonly published: string;
  readonly modified: string;
  readonly publisher: SiteSettings | undefined;
  /** The language of its text; undefined in an English document. */
  readonly language: string | undefined;
}

/** schema.org's Article for a blog or a news item. */
export function article(
  origin: string,
  facts: ArticleFacts,
  { lang = ENGLISH }: Pick<Wording, 'lang'>,
): WithContext<BlogPosting | NewsArticle> {
  const { publisher } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': facts.type,
    // Search engines read 110 characters of a headline.
    headline: facts.title.slice(0, 110),
    ...(facts.language && { inLanguage: facts.language }),
    ...(facts.description && { description: facts.description }),
    ...(facts.image && { image: [new URL(facts.image, origin).href] }),
    datePublished: facts.published,
    dateModified: facts.modified,
    mainEntityOfPage: new URL(inLanguage(facts.address, lang), origin).href,
    ...(facts.author && { author: { '@type': 'Person', name: facts.author } }),
    ...(publisher && {
      publisher: {
        '@type': 'Organization',
        name: publisher.title,
        ...(publisher.logo && { logo: { '@type': 'ImageObject', url: new URL(publisher.logo, origin).href } }),
      },
    }),
  };
}

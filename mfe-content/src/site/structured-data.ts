import type { SiteSettings } from 'api-client';
import type { BlogPosting, BreadcrumbList, NewsArticle, WithContext } from 'schema-dts';
import type { Breadcrumb } from './breadcrumbs';

/** schema.org's BreadcrumbList of a page. */
export function breadcrumbList(
  origin: string,
  breadcrumbs: readonly Pick<Breadcrumb, 'label' | 'href'>[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, origin).href,
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
}

/** schema.org's Article for a blog or a news item. */
export function article(origin: string, facts: ArticleFacts): WithContext<BlogPosting | NewsArticle> {
  const { publisher } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': facts.type,
    // Search engines read 110 characters of a headline.
    headline: facts.title.slice(0, 110),
    ...(facts.description && { description: facts.description }),
    ...(facts.image && { image: [new URL(facts.image, origin).href] }),
    datePublished: facts.published,
    dateModified: facts.modified,
    mainEntityOfPage: new URL(facts.address, origin).href,
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

import type { SiteSettings } from 'api-client';
import type { BlogPosting, BreadcrumbList, NewsArticle, Organization, WithContext } from 'schema-dts';
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

/** The last line of an Indian address: city, postal code, state, country. */
const LAST_LINE = /^(?<city>.+?)[\s-]+(?<code>\d{6}),\s*(?<state>[^,]+),\s*India$/;

/** The parts of the company's address; an address in another format is a street address as a whole. */
function addressParts(address: string): object {
  const lines = address.split('\n').map((line) => line.trim());
  const last = LAST_LINE.exec(lines.at(-1) ?? '')?.groups;
  if (!last) return { streetAddress: lines.join(', ') };
  return {
    streetAddress: lines.slice(0, -1).join(', '),
    addressLocality: last['city'],
    postalCode: last['code'],
    addressRegion: last['state'],
    addressCountry: 'IN',
  };
}

/** schema.org's Organization: the company, from the site settings. */
export function organization(origin: string, settings: SiteSettings): WithContext<Organization> {
  const social = Object.values(settings.social).filter((address) => address !== '');
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: settings.title,
    url: `${origin}/`,
    ...(settings.logo && { logo: new URL(settings.logo, origin).href }),
    ...(settings.tagline && { slogan: settings.tagline }),
    ...(settings.email && { email: settings.email }),
    ...(settings.phone && { telephone: settings.phone }),
    ...(settings.address && { address: { '@type': 'PostalAddress', ...addressParts(settings.address) } }),
    ...(social.length > 0 && { sameAs: social }),
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

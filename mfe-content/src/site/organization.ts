import type { SiteSettings } from 'api-client';
import type { Organization, WithContext } from 'schema-dts';

/** The last line of an Indian address: city, postal code, state, country, also in Hindi and Gujarati. */
const LAST_LINE = /^(?<city>.+?)[\s-]+(?<code>\d{6}),\s*(?<state>[^,]+),\s*(?:India|भारत|ભારત)$/;

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

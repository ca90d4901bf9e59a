import type { Dates, JobPosting } from 'api-client';
import type { Texts } from 'shared-store/texts';
import { STATIC_OFFER } from './static-offer';

/** schema.org's values for the employment types of the forms. */
const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  temporary: 'TEMPORARY',
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

function listOf(heading: string, entries: readonly string[]): string {
  if (entries.length === 0) return '';
  return `<h3>${escapeHtml(heading)}</h3><ul>${entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('')}</ul>`;
}

/** The text of the page as the description that search engines require. */
function descriptionOf(job: JobPosting, text: Texts['text']): string {
  const paragraphs = paragraphsOf(job.detail).map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`);
  return [
    ...paragraphs,
    listOf(text('Responsibilities'), job.responsibilities),
    listOf(text('Requirements'), job.requirements),
    listOf(
      text('What we offer'),
      STATIC_OFFER.map((one) => text(one)),
    ),
    listOf(text('Benefits of this position'), job.benefits),
  ].join('');
}

/** The paragraphs of plain text. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

interface Employer {
  readonly name: string;
  readonly url: string;
  readonly logo?: string;
}

/** "Bhuj, Gujarat" has a state; a location without exactly one comma is a locality as a whole. */
function placeOf(location: string): { readonly addressLocality: string; readonly addressRegion?: string } {
  const [addressLocality = '', addressRegion, ...more] = location.split(',').map((part) => part.trim());
  return addressRegion && more.length === 0 ? { addressLocality, addressRegion } : { addressLocality: location };
}

/**
 * JobPosting structured data with the content of the page; undefined for a closed job.
 *
 * @param employer the company, with the absolute address of its site
 * @param dates those of the site's time zone
 * @param text translates the texts of the page
 */
export function jobPostingJsonLd(
  job: JobPosting,
  employer: Employer,
  dates: Dates,
  text: Texts['text'],
): object | undefined {
  if (job.state === 'closed') return undefined;
  const employmentType = EMPLOYMENT_TYPES[job.employmentType.trim().toLowerCase()];
  const remote = job.workplaceType.trim().toLowerCase() === 'remote';
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job, text),
    identifier: { '@type': 'PropertyValue', name: employer.name, value: job._id },
    datePosted: dates.dayOf(job.publishAt ?? job.createdAt),
    // The last day is included, as on the page and on the server.
    ...(job.validThrough && { validThrough: dates.iso(dates.endOf(job.validThrough)) }),
    ...(employmentType && { employmentType }),
    hiringOrganization: {
      '@type': 'Organization',
      name: employer.name,
      sameAs: employer.url,
      ...(employer.logo && { logo: employer.logo }),
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', ...placeOf(job.location), addressCountry: 'IN' },
    },
    ...(remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    }),
    ...(job.role.length > 0 && { occupationalCategory: job.role.join(', ') }),
    directApply: true,
  };
}

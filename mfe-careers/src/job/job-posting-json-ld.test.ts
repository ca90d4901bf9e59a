import type { JobPosting } from 'api-client';
import { aJob } from '../testing/a-job';
import { datesOf } from 'api-client';
import { jobPostingJsonLd, paragraphsOf } from './job-posting-json-ld';

const job = aJob({ role: ['Engineer'], detail: 'First.\n\nSecond <b>.', benefits: ['Bus'] });
const employer = { name: 'Tridhara', url: 'https://example.test/' };

const india = datesOf('Asia/Kolkata');
const english = (text: string) => text;

interface Described {
  readonly description: string;
}

it('has the same content as the page', () => {
  expect(jobPostingJsonLd(job, employer, india, english)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Mud engineer',
    datePosted: '2026-10-01',
    validThrough: '2027-01-31T23:59:59+05:30',
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: 'Tridhara', sameAs: 'https://example.test/' },
    jobLocation: { address: { addressLocality: 'Jorhat', addressRegion: 'Assam' } },
    directApply: true,
  });
  const { description } = jobPostingJsonLd(job, employer, india, english) as Described;
  expect(description).toContain('<p>First.</p><p>Second &lt;b&gt;.</p>');
  expect(description).toContain('<li>Run tests</li>');
  expect(description).toContain('<li>B.Tech</li>');
  expect(description).toContain('<li>Bus</li>');
});

it('has the texts of the page in its language', () => {
  const { description } = jobPostingJsonLd(job, employer, india, (text) => `${text} (hi)`) as Described;
  expect(description).toContain('<h3>Responsibilities (hi)</h3><ul><li>Run tests</li>');
  expect(description).toContain('on every site (hi)</li>');
});

/**
 * The properties that Google requires of a job posting:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
const requiredOfGoogle = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: expect.stringMatching(/./),
  description: expect.stringMatching(/^<(p|h3)>.*<\/(p|ul)>$/),
  datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  hiringOrganization: {
    '@type': 'Organization',
    name: expect.stringMatching(/./),
    sameAs: expect.stringMatching(/^https:\/\//),
  },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: expect.stringMatching(/./), addressCountry: 'IN' },
  },
  identifier: { '@type': 'PropertyValue', name: expect.stringMatching(/./), value: expect.stringMatching(/./) },
};
/** The optional properties that it uses. */
const optionalOfGoogle: Readonly<Record<string, RegExp>> = {
  validThrough: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+05:30$/,
  employmentType: /^(FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER)$/,
  jobLocationType: /^TELECOMMUTE$/,
  directApply: /^true$/,
};

it.each<[string, Partial<JobPosting>]>([
  ['a complete job', {}],
  ['a remote one', { workplaceType: 'Remote' }],
  [
    'the least that a job can say',
    { role: [], employmentType: '', workplaceType: '', validThrough: null, benefits: [] },
  ],
  ...['Full-time', 'Part-time', 'Contract', 'Internship', 'Temporary'].map(
    (employmentType): [string, Partial<JobPosting>] => [employmentType, { employmentType }],
  ),
])('has the properties that search engines require: %s', (_, facts) => {
  const data = jobPostingJsonLd(aJob(facts), employer, india, english) as Record<string, unknown>;
  expect(data).toMatchObject(requiredOfGoogle);
  for (const [name, form] of Object.entries(optionalOfGoogle))
    if (name in data) expect(String(data[name])).toMatch(form);
  // Remote work requires the allowed locations.
  if ('jobLocationType' in data) expect(data).toHaveProperty('applicantLocationRequirements.name', 'India');
});

it('marks remote work', () => {
  expect(jobPostingJsonLd({ ...job, workplaceType: 'Remote' }, employer, india, english)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
  });
});

it.each([
  ['Bhuj, Gujarat', { addressLocality: 'Bhuj', addressRegion: 'Gujarat' }],
  ['Dahej', { addressLocality: 'Dahej' }],
  ['Vadodara, Dahej, field', { addressLocality: 'Vadodara, Dahej, field' }],
])('recognises the state in the location "%s"', (location, address) => {
  const data = jobPostingJsonLd({ ...job, location }, employer, india, english) as { jobLocation: { address: object } };
  expect(data.jobLocation.address).toEqual({ '@type': 'PostalAddress', ...address, addressCountry: 'IN' });
});

it('is omitted for a closed job', () => {
  expect(jobPostingJsonLd({ ...job, state: 'closed' }, employer, india, english)).toBeUndefined();
});

it('omits empty properties', () => {
  const bare = jobPostingJsonLd(
    { ...job, employmentType: 'Seasonal', validThrough: null, role: [] },
    employer,
    india,
    english,
  );
  expect(bare).not.toHaveProperty('employmentType');
  expect(bare).not.toHaveProperty('validThrough');
  expect(bare).not.toHaveProperty('occupationalCategory');
});

it('splits text into paragraphs', () => {
  expect(paragraphsOf(' a \n\n b\n')).toEqual(['a', 'b']);
});

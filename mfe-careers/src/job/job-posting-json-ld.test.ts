import type { JobPosting } from 'api-client';
import { jobPostingJsonLd, paragraphsOf } from './job-posting-json-ld';

const job: JobPosting = {
  _id: 'j1',
  slug: 'mud-engineer',
  title: 'Mud engineer',
  location: 'Jorhat, Assam',
  role: ['Engineer'],
  detail: 'First.\n\nSecond <b>.',
  department: 'Drilling',
  employmentType: 'Full-time',
  workplaceType: 'On-site',
  salaryRange: '',
  responsibilities: ['Run tests'],
  requirements: ['B.Tech'],
  benefits: ['Bus'],
  validThrough: '2027-01-31',
  state: 'open',
  status: 'published',
  publishAt: null,
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-01T08:00:00.000Z',
  version: 1,
};
const employer = { name: 'Tridhara', url: 'https://example.test/' };

it('says what the page says', () => {
  expect(jobPostingJsonLd(job, employer)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Mud engineer',
    datePosted: '2026-10-01',
    validThrough: '2027-01-31',
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: 'Tridhara', sameAs: 'https://example.test/' },
    jobLocation: { address: { addressLocality: 'Jorhat, Assam' } },
    directApply: true,
  });
  const { description } = jobPostingJsonLd(job, employer) as { description: string };
  expect(description).toContain('<p>First.</p><p>Second &lt;b&gt;.</p>');
  expect(description).toContain('<li>Run tests</li>');
  expect(description).toContain('<li>B.Tech</li>');
  expect(description).toContain('<li>Bus</li>');
});

it('marks remote work', () => {
  expect(jobPostingJsonLd({ ...job, workplaceType: 'Remote' }, employer)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
  });
});

it('is gone with the job', () => {
  expect(jobPostingJsonLd({ ...job, state: 'closed' }, employer)).toBeUndefined();
});

it('leaves out what the job does not say', () => {
  const bare = jobPostingJsonLd({ ...job, employmentType: 'Seasonal', validThrough: null, role: [] }, employer);
  expect(bare).not.toHaveProperty('employmentType');
  expect(bare).not.toHaveProperty('validThrough');
  expect(bare).not.toHaveProperty('occupationalCategory');
});

it('splits text into paragraphs', () => {
  expect(paragraphsOf(' a \n\n b\n')).toEqual(['a', 'b']);
});

import type { JobPosting } from 'api-client';
import { jobPostings } from 'api-client/content-types';
import { toBody, toValues } from 'admin-kit/content';

const job: JobPosting = {
  _id: 'j1',
  slug: 'mud-engineer',
  title: 'Mud engineer',
  location: 'Jorhat',
  role: ['Engineer', 'Field'],
  detail: 'Text',
  department: 'Drilling',
  employmentType: 'Full-time',
  workplaceType: 'On-site',
  salaryRange: '',
  team: '',
  responsibilities: ['One', 'Two'],
  requirements: [],
  benefits: ['Bus'],
  validThrough: '2027-01-31T00:00:00.000Z',
  state: 'closed',
  status: 'published',
  publishAt: null,
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-01T08:00:00.000Z',
  seoTitle: '',
  seoDescription: '',
  shareImage: '',
  version: 3,
};

it('sends values back unchanged, and leaves the address alone', () => {
  expect(toBody(jobPostings, toValues(jobPostings, job), job)).toEqual({
    title: 'Mud engineer',
    location: 'Jorhat',
    role: ['Engineer', 'Field'],
    detail: 'Text',
    department: 'Drilling',
    employmentType: 'Full-time',
    workplaceType: 'On-site',
    salaryRange: '',
    team: '',
    responsibilities: ['One', 'Two'],
    requirements: [],
    benefits: ['Bus'],
    validThrough: '2027-01-31',
    state: 'closed',
    seoTitle: '',
    seoDescription: '',
    shareImage: '',
  });
});

it('splits roles at commas and lists at lines, without blanks', () => {
  const values = { ...toValues(jobPostings), role: ' A ,, B ', benefits: '\n x \n\ny' };
  expect(toBody(jobPostings, values)).toMatchObject({ role: ['A', 'B'], benefits: ['x', 'y'], validThrough: null });
});

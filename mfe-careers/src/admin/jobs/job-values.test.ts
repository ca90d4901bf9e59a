/** @jest-environment node */
import type { JobPosting } from 'api-client';
import { toCopyValues, toJobBody, toJobValues } from './job-values';

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
  responsibilities: ['One', 'Two'],
  requirements: [],
  benefits: ['Bus'],
  validThrough: '2027-01-31T00:00:00.000Z',
  state: 'closed',
  status: 'published',
  publishAt: null,
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-01T08:00:00.000Z',
  version: 3,
};

it('gives back what it was given', () => {
  expect(toJobBody(toJobValues(job))).toMatchObject({
    title: 'Mud engineer',
    role: ['Engineer', 'Field'],
    responsibilities: ['One', 'Two'],
    requirements: [],
    validThrough: '2027-01-31',
    state: 'closed',
    status: 'published',
  });
});

it('splits roles at commas and lists at lines, without blanks', () => {
  const body = toJobBody({ ...toJobValues(), role: ' A ,, B ', benefits: '\n x \n\ny' });
  expect(body.role).toEqual(['A', 'B']);
  expect(body.benefits).toEqual(['x', 'y']);
  expect(body.validThrough).toBeNull();
});

it('copies a job as an open draft', () => {
  expect(toCopyValues(job)).toMatchObject({
    title: 'Mud engineer (copy)',
    state: 'open',
    status: 'draft',
    validThrough: '',
  });
});

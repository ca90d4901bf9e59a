import type { JobPosting } from 'api-client';

/** A complete open job for tests, with overrides. */
export function aJob(given: Partial<JobPosting> = {}): JobPosting {
  return {
    _id: 'j1',
    slug: 'mud-engineer',
    title: 'Mud engineer',
    location: 'Jorhat, Assam',
    role: ['Engineer', 'Field'],
    detail: 'First paragraph.\n\nSecond paragraph.',
    department: 'Drilling',
    employmentType: 'Full-time',
    workplaceType: 'On-site',
    salaryRange: '',
    team: '',
    responsibilities: ['Run tests'],
    requirements: ['B.Tech'],
    benefits: ['Company bus'],
    validThrough: '2027-01-31',
    state: 'open',
    status: 'published',
    publishAt: null,
    createdAt: '2026-10-01T08:00:00.000Z',
    updatedAt: '2026-10-01T08:00:00.000Z',
    version: 1,
    seoTitle: '',
    seoDescription: '',
    shareImage: '',
    ...given,
  };
}

import { employmentTypes, workplaceTypes } from '../limits';
import type { ContentTypeDefinition } from '../content-type/content-type';
import { seoFields } from '../content-type/seo-fields';

/** A position. A closed one is listed only with `state=closed`; it can still be read by id or slug. */
export const jobPostingDefinition = {
  what: 'Job posting',
  roles: ['owner', 'editor', 'recruiter'],
  screen: { title: 'Jobs', one: 'job', many: 'jobs', deleted: 'Job Posting' },
  title: 'title',
  slug: true,
  fields: {
    title: { kind: 'line', label: 'Title', translated: true, required: true },
    location: { kind: 'line', label: 'Location', required: true },
    role: { kind: 'lines', label: 'Role', formLabel: 'Roles', most: 20, max: 120 },
    detail: { kind: 'text', label: 'Detail', translated: true, max: 20_000, rows: 8, required: true },
    department: { kind: 'line', label: 'Department', max: 120 },
    employmentType: { kind: 'line', label: 'Employment type', max: 60, suggestions: employmentTypes },
    workplaceType: {
      kind: 'line',
      label: 'Workplace type',
      formLabel: 'Workplace',
      max: 60,
      suggestions: workplaceTypes,
    },
    salaryRange: { kind: 'line', label: 'Salary range', translated: true, max: 120 },
    team: { kind: 'line', label: 'Team', translated: true, max: 200 },
    responsibilities: { kind: 'lines', label: 'Responsibilities', translated: true, rows: 5 },
    requirements: { kind: 'lines', label: 'Requirements', translated: true, rows: 5 },
    benefits: {
      kind: 'lines',
      label: 'Benefits',
      translated: true,
      help: 'One per line. They follow the benefits that every position has.',
      rows: 4,
    },
    validThrough: { kind: 'date', label: 'Valid through', formLabel: 'Apply by', nullable: true },
    state: { kind: 'select', label: 'State', options: ['open', 'closed'], default: 'open' },
    ...seoFields,
  },
  form: {
    main: [
      'title',
      ['location', 'department'],
      'role',
      ['employmentType', 'workplaceType'],
      'salaryRange',
      'team',
      'detail',
      'responsibilities',
      'requirements',
      'benefits',
    ],
    aside: ['state', 'validThrough'],
  },
  order: ['-createdAt'],
  search: { fields: ['title', 'location', 'department', 'employmentType', 'role', 'detail'], folded: true },
  filters: {
    location: { kind: 'several', label: 'Location' },
    role: { kind: 'several', label: 'Role' },
    department: { kind: 'several', label: 'Department' },
    employmentType: { kind: 'several', label: 'Employment type' },
    workplaceType: { kind: 'several', label: 'Workplace type' },
    state: { kind: 'select', field: 'state' },
  },
  table: ['title', 'location', 'state', 'createdAt'],
  paged: true,
  imported: true,
} as const satisfies ContentTypeDefinition;

import { employmentTypes, workplaceTypes } from '../../limits';
import type { ContentType } from '../content-type';
import { jobPostingNames } from './names';

/** A position. A closed one is listed only where `state=closed` asks for it; it can still be read by id or slug. */
export const jobPostings = {
  ...jobPostingNames,
  what: 'Job posting',
  title: 'title',
  slug: true,
  fields: {
    title: { kind: 'line', label: 'Title', required: true },
    location: { kind: 'line', label: 'Location', required: true },
    role: { kind: 'lines', label: 'Role', most: 20, max: 120 },
    detail: { kind: 'text', label: 'Detail', max: 20_000, required: true },
    department: { kind: 'line', label: 'Department', max: 120 },
    employmentType: { kind: 'line', label: 'Employment type', max: 60, suggestions: employmentTypes },
    workplaceType: { kind: 'line', label: 'Workplace type', max: 60, suggestions: workplaceTypes },
    salaryRange: { kind: 'line', label: 'Salary range', max: 120 },
    responsibilities: { kind: 'lines', label: 'Responsibilities' },
    requirements: { kind: 'lines', label: 'Requirements' },
    benefits: { kind: 'lines', label: 'Benefits' },
    validThrough: { kind: 'date', label: 'Valid through', nullable: true },
    state: { kind: 'select', label: 'State', options: ['open', 'closed'], default: 'open' },
  },
  order: ['-createdAt'],
  filters: {
    location: { kind: 'several', label: 'Location' },
    role: { kind: 'several', label: 'Role' },
    department: { kind: 'several', label: 'Department' },
    employmentType: { kind: 'several', label: 'Employment type' },
    workplaceType: { kind: 'several', label: 'Workplace type' },
    state: { kind: 'select', field: 'state' },
  },
  paged: true,
  imported: true,
} as const satisfies ContentType;

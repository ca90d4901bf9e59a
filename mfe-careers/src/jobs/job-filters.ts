import type { JobSummary } from './job-summary';

/** The facts of a job that can be filtered by, in the order in which the filters stand. */
export const FILTERS = [
  { name: 'location', label: 'Location' },
  { name: 'role', label: 'Role' },
  { name: 'department', label: 'Department' },
  { name: 'employmentType', label: 'Employment type' },
] as const;

export type FilterName = (typeof FILTERS)[number]['name'];

export const SORTS = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'name', label: 'Title, A to Z' },
  { value: '-name', label: 'Title, Z to A' },
] as const;

export type JobSort = (typeof SORTS)[number]['value'];

export const JOBS_PER_PAGE = 9;

/** Everything the visitor chose on the list; it lives in the address. */
export interface JobChoice {
  readonly search: string;
  readonly sort: JobSort;
  /** From 1. */
  readonly page: number;
  readonly filters: Readonly<Record<FilterName, readonly string[]>>;
}

/** Reads the choice from the address; what makes no sense there counts as not given. */
export function readChoice(query: URLSearchParams): JobChoice {
  const sort = SORTS.find(({ value }) => value === query.get('sort'))?.value ?? '-createdAt';
  const page = Number(query.get('page') ?? '1');
  const values = (name: FilterName): string[] => [...new Set(query.getAll(name).filter((value) => value !== ''))];
  return {
    search: query.get('search') ?? '',
    sort,
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    filters: {
      location: values('location'),
      role: values('role'),
      department: values('department'),
      employmentType: values('employmentType'),
    },
  };
}

/** Writes the choice into an address, leaving out what is as it would be without. */
export function writeChoice(choice: JobChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (choice.search.trim()) query.set('search', choice.search.trim());
  for (const { name } of FILTERS) for (const value of choice.filters[name]) query.append(name, value);
  if (choice.sort !== '-createdAt') query.set('sort', choice.sort);
  if (choice.page > 1) query.set('page', String(choice.page));
  return query;
}

/** The choice with one value of a filter switched, back on the first page. */
export function toggleFilter(choice: JobChoice, name: FilterName, value: string): JobChoice {
  const now = choice.filters[name];
  const next = now.includes(value) ? now.filter((other) => other !== value) : [...now, value];
  return { ...choice, page: 1, filters: { ...choice.filters, [name]: next } };
}

/** The choice without any filter or search; the order stays. */
export function withoutFilters(choice: JobChoice): JobChoice {
  return { ...readChoice(new URLSearchParams()), sort: choice.sort };
}

/** How many filter values and searches are on. */
export function countChosen(choice: JobChoice): number {
  return FILTERS.reduce((sum, { name }) => sum + choice.filters[name].length, choice.search.trim() ? 1 : 0);
}

function valuesOf(job: JobSummary, name: FilterName): readonly string[] {
  const value = job[name];
  return (typeof value === 'string' ? [value] : value).map((text) => text.trim()).filter((text) => text !== '');
}

const lower = (text: string): string => text.toLocaleLowerCase('en');

function matchesSearch(job: JobSummary, words: readonly string[]): boolean {
  const text = lower([job.title, job.location, job.department, job.employmentType, job.teaser, ...job.role].join(' '));
  return words.every((word) => text.includes(word));
}

function matchesFilters(job: JobSummary, choice: JobChoice, except?: FilterName): boolean {
  return FILTERS.every(({ name }) => {
    const wanted = choice.filters[name];
    return name === except || wanted.length === 0 || valuesOf(job, name).some((value) => wanted.includes(value));
  });
}

const byTitle = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function compare(sort: JobSort): (a: JobSummary, b: JobSummary) => number {
  switch (sort) {
    case 'name':
      return (a, b) => byTitle.compare(a.title, b.title);
    case '-name':
      return (a, b) => byTitle.compare(b.title, a.title);
    case 'createdAt':
      return (a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0);
    case '-createdAt':
      return (a, b) => (a.createdAt > b.createdAt ? -1 : a.createdAt < b.createdAt ? 1 : 0);
  }
}

const searchWords = (search: string): string[] => lower(search).split(/\s+/).filter(Boolean);

/** The jobs that match the whole choice, in its order, all pages. */
export function matchingJobs(jobs: readonly JobSummary[], choice: JobChoice): JobSummary[] {
  const words = searchWords(choice.search);
  return jobs.filter((job) => matchesFilters(job, choice) && matchesSearch(job, words)).sort(compare(choice.sort));
}

export interface FilterValue {
  readonly value: string;
  /** How many jobs there are with this value, given what is chosen in the other filters. */
  readonly count: number;
  readonly selected: boolean;
}

/** The values a filter offers, in alphabetical order; a chosen one stays even when nothing is behind it. */
export function filterValues(jobs: readonly JobSummary[], choice: JobChoice, name: FilterName): FilterValue[] {
  const words = searchWords(choice.search);
  const counts = new Map<string, number>(choice.filters[name].map((value) => [value, 0]));
  for (const job of jobs) {
    const counted = matchesFilters(job, choice, name) && matchesSearch(job, words) ? 1 : 0;
    for (const value of new Set(valuesOf(job, name))) counts.set(value, (counts.get(value) ?? 0) + counted);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count, selected: choice.filters[name].includes(value) }))
    .sort((a, b) => byTitle.compare(a.value, b.value));
}

import { chosenValues, listAddress, listQuery, toggleValue, type JobPostingListQuery, type StateOf } from 'api-client';
import { isSameValue, type FilterName } from './job-filters';

export const SORTS = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'name', label: 'Title, A to Z' },
  { value: '-name', label: 'Title, Z to A' },
] as const;

export const JOBS_PER_PAGE = 9;

/** How the address stores the visitor's choice. */
export const jobList = listAddress({
  sorts: ['-createdAt', 'createdAt', 'name', '-name'],
  filters: { location: 'many', role: 'many', department: 'many', employmentType: 'many' },
});

/** The visitor's choice of the list. */
export type JobChoice = StateOf<typeof jobList>;

/** The server's query for one page of the list. */
export const jobsQuery = (choice: JobChoice): JobPostingListQuery => ({
  ...listQuery(choice),
  limit: JOBS_PER_PAGE,
  facets: '1',
});

/** Toggles a value of a filter and goes back to the first page. */
export const toggleFilter = (choice: JobChoice, name: FilterName, value: string): JobChoice =>
  toggleValue(choice, name, value, isSameValue);

/** Removes all filters and the search; keeps the order. */
export const withoutFilters = ({ sort }: JobChoice): JobChoice => ({ search: '', sort, page: 1, filters: {} });

/** The number of active filter values and searches. */
export const countChosen = (choice: JobChoice): number => chosenValues(choice).length + (choice.search ? 1 : 0);

import { APPLICATION_STATES } from '../application-states';

export const APPLICATIONS_PER_PAGE = 25;

type ApplicationState = (typeof APPLICATION_STATES)[number]['value'];
type ApplicationSort = 'name' | '-name' | 'createdAt' | '-createdAt';

/** The query of the table of applications, as the address stores it. */
export interface ApplicationChoice {
  readonly search: string;
  readonly state: ApplicationState | undefined;
  readonly jobId: string;
  readonly sort: ApplicationSort;
  /** From 1. */
  readonly page: number;
}

const SORTS: readonly ApplicationSort[] = ['name', '-name', 'createdAt', '-createdAt'];

/** An order; any other text is the default one. */
export const readSort = (sort: string | null): ApplicationSort => SORTS.find((one) => one === sort) ?? '-createdAt';

/** Parses the query from the address; invalid values are ignored. */
export function readApplicationChoice(query: URLSearchParams): ApplicationChoice {
  const page = Number(query.get('page') ?? '1');
  return {
    search: (query.get('search') ?? '').slice(0, 200),
    state: APPLICATION_STATES.find(({ value }) => value === query.get('state'))?.value,
    jobId: query.get('jobId') ?? '',
    sort: readSort(query.get('sort')),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Writes the query to an address, without default values. */
export function writeApplicationChoice(choice: ApplicationChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (choice.search) query.set('search', choice.search);
  if (choice.state) query.set('state', choice.state);
  if (choice.jobId) query.set('jobId', choice.jobId);
  if (choice.sort !== '-createdAt') query.set('sort', choice.sort);
  if (choice.page > 1) query.set('page', String(choice.page));
  return query;
}

/** The filters of the query for the API. */
export function narrowing({ search, state, jobId }: ApplicationChoice): {
  search?: string;
  state?: ApplicationState;
  jobId?: string;
} {
  return { ...(search && { search }), ...(state && { state }), ...(jobId && { jobId }) };
}

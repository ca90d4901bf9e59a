import type { ApplicationState, ListQuery } from 'api-client';
import type { Database } from '../../database/database';
import { type ListPage } from '../../listing/list-page';
import type { ApplicationRow } from './application-entity';
/** What narrows the list of applications. */
export interface ApplicationFilter {
  readonly search?: string | undefined;
  readonly state?: ApplicationState | undefined;
  readonly jobId?: string | undefined;
}
interface ApplicationListQuery extends ApplicationFilter, Pick<ListQuery, 'sort' | 'cursor'> {
  readonly limit?: number | undefined;
  readonly page?: number | undefined;
}
/** A page of applications, by cursor or, with `limit`, by number. */
export declare function listApplications(
  db: Database,
  { sort, cursor, limit, page, ...filter }: ApplicationListQuery,
): Promise<ListPage<ApplicationRow>>;
/** All matching applications, newest first, read in batches: a table of any length takes little memory. */
export declare function eachApplication(db: Database, filter: ApplicationFilter): AsyncGenerator<ApplicationRow>;
/** One application; undefined when there is none. */
export declare function findApplication(db: Database, id: string): Promise<ApplicationRow | undefined>;
/** The application of a person to a job; undefined when there is none. */
export declare function findApplicationOf(
  db: Database,
  jobId: string,
  key: string,
): Promise<ApplicationRow | undefined>;
export {};

import type { buildApp } from '../../../api-server/src/app';
import type { Services } from '../../../api-server/src/services';

/** The API's server, which answers without listening. */
export type Api = Awaited<ReturnType<typeof buildApp>>;

/** The API calls of one visit: the paths below `/api/v1` that its page reads in parallel. */
export type Visit = readonly string[];

/** One growing part of the site. A file beside this one describes each, and `main.ts` lists them. */
export interface Area {
  /** The name of the growing items: "products". */
  readonly noun: string;
  /** The number of items in each run; the first run is the baseline. */
  readonly sizes: readonly number[];
  /** Fills an empty site with that many, and answers the headers for the visits. */
  readonly fill: (services: Services, size: number) => Promise<Readonly<Record<string, string>>>;
  /** Clears the server's caches, so that the database answers every visit. */
  readonly forget: (services: Services) => Promise<void>;
  /** The readers: for visitors, answers must not become slower. */
  readonly readers: 'visitors' | 'recruiters';
  /** Visits by the page that they represent; those of one page differ from each other. */
  readonly visits: Readonly<Record<string, readonly Visit[]>>;
  /** Pages whose cost is printed as a ratio to that of another one at the same size. */
  readonly compared?: readonly (readonly [page: string, to: string])[];
  /** Further measurements at a size, in lines to print. */
  readonly report?: (app: Api, headers: Readonly<Record<string, string>>, size: number) => Promise<string>;
}

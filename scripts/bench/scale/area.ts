import type { buildApp } from '../../../api-server/src/app';
import type { Services } from '../../../api-server/src/services';

/** The API's server, which answers without listening. */
export type Api = Awaited<ReturnType<typeof buildApp>>;

/** What one visit asks of the API: the paths below `/api/v1` that its page reads at the same time. */
export type Visit = readonly string[];

/** One part of the site that grows. A file beside this one describes each, and `main.ts` lists them. */
export interface Area {
  /** What there is more and more of: "products". */
  readonly things: string;
  /** How many of them there are in the runs; the first is what the others are compared with. */
  readonly sizes: readonly number[];
  /** Fills an empty site with that many, and answers the headers that the visits send. */
  readonly fill: (services: Services, size: number) => Promise<Readonly<Record<string, string>>>;
  /** Makes the server forget what it keeps in memory, so that every visit is answered from the database. */
  readonly forget: (services: Services) => Promise<void>;
  /** Who reads it: what visitors read has to stay as quick as it was. */
  readonly readers: 'visitors' | 'recruiters';
  /** Visits by the page they stand for; those of one page differ from each other. */
  readonly visits: Readonly<Record<string, readonly Visit[]>>;
  /** What else is measured at a size, in lines to print. */
  readonly report?: (app: Api, headers: Readonly<Record<string, string>>, size: number) => Promise<string>;
}

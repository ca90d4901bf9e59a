import type { PublishedTypes } from 'federation/naming';
import type { LocalStore } from '../stores/open-store';
import { temporaryStore } from '../testing/keys';
import { remotePackage, shellPackage } from '../testing/packages';
import { publishFirst } from '../testing/publish-first';
import { KIT, remoteWith, shellWith } from '../testing/types';
import { apiFindings } from './api-calls';

const ENV = 'production';

const CLIENT = `
  export type State = 'open' | 'closed';
  export interface Job { readonly id: string; readonly salary: string; readonly team: string; readonly state: State }
  export declare function fetchJobs(query: { readonly page?: number; readonly state?: State }): { readonly first: Job };
  export declare function fetchTeams(): string;
`;
const CALLS = { fetchJobs: 'GET /jobs', fetchTeams: 'GET /teams' };

const PAGE = `
  import { fetchJobs as jobs, type Job, type State } from 'api-client';
  type Known = 'open' | 'closed';
  const WORDS: Readonly<Record<State, string>> = { open: 'Open', closed: 'Closed' };
  const CELLS = { state: { open: 1, closed: 2 } } satisfies { state: Record<State, number> };
  const FIRST = 'open';
  export function Page() {
    const job: Job = jobs({ page: 2, state: FIRST }).first;
    const state: Known = job.state;
    return job.salary + WORDS[state] + CELLS.state[state];
  }
`;

const client = (text: string, calls = CALLS): Pick<PublishedTypes, 'files' | 'calls'> => ({
  files: { 'api-client/index.ts': text },
  calls,
});

/** A release of the API with this client. */
const api = (text: string, calls = CALLS): Buffer =>
  Buffer.from(
    JSON.stringify({
      ...{ options: {}, imports: {}, shared: { 'api-client': 'api-client/index.ts' } },
      ...client(text, calls),
    } satisfies PublishedTypes),
  );

/** A shell whose kit refers to the client too, and a remote that calls it. */
async function site(): Promise<LocalStore> {
  const store = await temporaryStore();
  const shell = shellWith(`${KIT} export type { Job } from 'api-client';`);
  const remote = remoteWith(PAGE);
  const own = client(CLIENT);
  const imports = (file: string) => ({ [file]: { 'api-client': 'api-client/index.ts' } });
  await publishFirst(
    store,
    ENV,
    await shellPackage({
      types: { ...shell, files: { ...shell.files, ...own.files }, imports: imports('ui-kit/src/index.ts') },
    }),
  );
  await publishFirst(
    store,
    ENV,
    await remotePackage({
      types: { ...remote, ...own, files: { ...remote.files, ...own.files }, imports: imports('src/page.tsx') },
    }),
  );
  return store;
}

test.each([
  ['has the same calls', api(CLIENT), []],
  [
    'drops and moves only calls and fields that no live remote uses',
    api(CLIENT.replace('readonly team: string', '').replace(/export declare function fetchTeams.*/, ''), {
      ...CALLS,
      fetchTeams: 'GET /groups',
    }),
    [],
  ],
  [
    'adds a field and an optional parameter',
    api(CLIENT.replace('readonly page?', 'readonly place?: string; readonly page?')),
    [],
  ],
  [
    'adds a value that a remote passes on, and has no entry for',
    api(CLIENT.replace("'closed'", "'closed' | 'paused'")),
    [],
  ],
  [
    'renames a value that a remote gives, passes on, and has an entry for',
    api(CLIENT.replace("'open'", "'started'")),
    [
      "careers 1.0.0 has `state`; this API does not fit it: Type '\"open\"' is not assignable to type 'State | undefined' (src/page.tsx).",
    ],
  ],
  [
    'drops a field that a live remote reads',
    api(CLIENT.replace('readonly salary: string;', '')),
    [
      'careers 1.0.0 reads `salary` of `jobs({ page: 2, state: FIRST }).first`; this API has no `salary` there (src/page.tsx).',
    ],
  ],
  [
    'drops a call',
    api(CLIENT.replace('fetchJobs', 'fetchPostings')),
    ['careers 1.0.0 imports `fetchJobs` from api-client; this API has no such name there (src/page.tsx).'],
  ],
  [
    'asks for another parameter',
    api(CLIENT.replace('readonly page?', 'readonly place: string; readonly page?')),
    ['careers 1.0.0 gives jobs no `place`; this API has a jobs that needs it (src/page.tsx).'],
  ],
  [
    'has a call at another address',
    api(CLIENT, { ...CALLS, fetchJobs: 'GET /job-postings' }),
    ['careers 1.0.0 calls `fetchJobs` as GET /jobs; this API has it as GET /job-postings (src/page.tsx).'],
  ],
  [
    'cannot be read',
    Buffer.from('none'),
    ['The calls of careers 1.0.0 cannot be compared with this API: the published file is not readable.'],
  ],
])('a release of the API that %s', async (_what, release, expected) => {
  const store = await site();
  const findings = await apiFindings(store, await store.read(ENV), release);
  expect(findings.map(({ message }) => message.replaceAll(/-[0-9a-f]{8}/g, ''))).toEqual(expected);
});

import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFileSync } from 'node:fs';

/** The package with the calls of the API. */
const CLIENT = 'api-client';

const requireFrom = (folder: string): NodeJS.Require => createRequire(path.join(folder, 'package.json'));

/** The modules of the client that a package can import, as their requests; none for a package without the client. */
export function clientRequests(folder: string): string[] {
  const [place] =
    requireFrom(folder)
      .resolve.paths(CLIENT)
      ?.flatMap((paths) => {
        const file = path.join(paths, CLIENT, 'package.json');
        try {
          return [readFileSync(file, 'utf8')];
        } catch {
          return [];
        }
      }) ?? [];
  if (place === undefined) return [];
  const { exports = {} } = JSON.parse(place) as { readonly exports?: Readonly<Record<string, unknown>> };
  return Object.keys(exports).map((name) => path.posix.join(CLIENT, name));
}

interface Call {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'path' in value;

/**
 * The method and the address of each call, by operation id: "GET /job-postings/:id".
 *
 * @param folder a package that may depend on the client
 * @returns undefined for a package without the client
 */
export async function clientCalls(folder: string): Promise<Readonly<Record<string, string>> | undefined> {
  if (clientRequests(folder).length === 0) return undefined;
  const client = (await import(pathToFileURL(requireFrom(folder).resolve(CLIENT)).href)) as Readonly<
    Record<string, unknown>
  >;
  const calls = Object.values(client).filter(isCall);
  return Object.fromEntries(
    calls
      .map(({ id, method, path: address }) => [id, `${method} ${address}`] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

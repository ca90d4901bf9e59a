import path from 'node:path';
import { pathsOf, type PageTable } from '../contract/page-table';
import type { RemoteDefinition } from '../contract/remote-definition';
import type { OwnedRoute, RemoteManifest } from '../contract/remote-manifest';
import type { Places } from '../contract/slot-input';

export const definitionFile = (folder: string): string => path.join(folder, 'src/remote.ts');

/** The definition of the front end in `folder`, from its `src/remote.ts`. */
export function readRemoteDefinition(folder: string): RemoteDefinition {
  // The tool that loaded this file (tsx, Jest, Knip) also loads the definition.
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a dynamic import would make every caller wait
  const module = require(definitionFile(folder)) as { readonly default: RemoteDefinition };
  return module.default;
}

const routesOf = (pages: PageTable): OwnedRoute[] =>
  Object.entries(pages).flatMap(([chunk, page]) =>
    pathsOf(page).map((one) => ({
      path: one,
      skeleton: page.skeleton,
      chunk,
      searchParams: page.searchParams ?? [],
    })),
  );

/** The slots of a definition: their names, and the input of those that have one. */
function placesOf({ places }: RemoteDefinition): Pick<RemoteManifest, 'places' | 'inputs'> {
  if (!places || Array.isArray(places)) return { places: places as readonly string[] | undefined };
  const withInput = Object.entries(places as Places).filter(([, input]) => Object.keys(input).length > 0);
  return {
    places: Object.keys(places),
    ...(withInput.length > 0 && { inputs: Object.fromEntries(withInput) }),
  };
}

/** The published `remote.json` of a front end. */
export function manifestOf(definition: RemoteDefinition): RemoteManifest {
  const {
    name,
    title,
    owner,
    alerts,
    contract,
    contractFrom,
    pages,
    signedInRoutes,
    navigation = [],
    slots = [],
    admin,
    collections,
    budget,
    tasks,
  } = definition;
  return {
    ...{ name, title, owner, alerts, contract, contractFrom },
    exposes: {
      ...(pages && { './routes': 'public' }),
      ...(signedInRoutes && { './routes': 'signedIn' }),
      ...Object.fromEntries(slots.map(({ expose }) => [expose, 'public'])),
      ...(admin && { './admin': 'signedIn' }),
    },
    routes: [...routesOf(pages ?? {}), ...(signedInRoutes ?? [])],
    ...{ navigation, slots, ...placesOf(definition), collections, budget, tasks },
  };
}

/** The manifest of the front end in `folder`, without building it. */
export const readRemoteManifest = (folder: string): RemoteManifest => manifestOf(readRemoteDefinition(folder));

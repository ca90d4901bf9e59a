import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { AppStore } from 'shared-store';
import type { Circumstances } from '../page-over';

/** A page of a remote, or its content for a slot, over answers of the API. */
export interface Example extends Circumstances {
  /** The slot content, by its `expose` in `src/remote.ts`; without it, the page at the address. */
  readonly slot?: string;
  /** The data that the slot's place gives to the content. */
  readonly input?: object;
  /** The fields of a form that was posted to the page, and that the API refused. */
  readonly refused?: Readonly<Record<string, string>>;
}

/** Examples by their names. */
export type Gallery = Readonly<Record<string, Example>>;

/** The pages and the slot content of a remote, by the names of `src/remote.ts`. */
export type Exposes = Readonly<
  Record<
    string,
    {
      readonly routes?: (context: { readonly store: AppStore }) => RouteObject[];
      readonly Component?: ComponentType<{ readonly input: object }>;
      readonly load?: (context: { readonly store: AppStore; readonly input: object }) => Promise<unknown>;
    }
  >
>;

/** The routes that show an example. */
export function routesOf(exposes: Exposes, { slot, input = {} }: Example): (store: AppStore) => RouteObject[] {
  const { routes, Component, load } = exposes[slot ?? './routes'] ?? {};
  if (!slot && routes) return (store) => routes({ store });
  if (!Component) throw new Error(`The remote exposes no ${slot ?? './routes'}.`);
  const loader = (store: AppStore) => async () => (await load?.({ store, input })) ?? null;
  return (store) => [{ path: '/', loader: loader(store), element: <Component input={input} /> }];
}

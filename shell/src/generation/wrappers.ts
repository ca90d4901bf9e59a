import type { Wrapper } from './content-root';

const store = (): Promise<Wrapper> =>
  import(/* webpackChunkName: "with-store" */ './with-store').then((m) => m.WithStore);
const router = (): Promise<Wrapper> =>
  import(/* webpackChunkName: "with-router" */ './with-router').then((m) => m.WithRouter);
const links = (): Promise<Wrapper> =>
  import(/* webpackChunkName: "with-links" */ './with-links').then((m) => m.WithLinks);

/** The contexts that content needs, by the shared modules that its remote has loaded: others cost nothing. */
export function wrappersFor(used: ReadonlySet<string>): Promise<Wrapper[]> {
  const hasComponents = [...used].some((request) => request.startsWith('ui-kit'));
  return Promise.all([
    ...(hasComponents || used.has('shared-store') ? [store()] : []),
    ...(hasComponents || used.has('react-router-dom') ? [router()] : []),
    ...(hasComponents ? [links()] : []),
  ]);
}

/** One module that the host provides and every remote consumes. */
export interface SharedModule {
  /**
   * The names that remotes may import. Given for packages that would otherwise be included completely, because sharing
   * prevents tree shaking; the host then provides a module that re-exports only these.
   */
  readonly names?: readonly string[];
  /** The module that exports those names, if it has another name. */
  readonly from?: string;
  /** The package whose version counts, if it differs from the request. */
  readonly packageName?: string;
  /** `first`: in the host's first download. `onUse`: a chunk of the host, loaded on the first import. */
  readonly load: 'first' | 'onUse';
}

/**
 * The modules that the host shares with the remotes, as strict singletons. Remotes import these names, from these
 * modules, and nothing else with state: a second copy would be a second React, router or store.
 */
export const SHARED_MODULES: Readonly<Record<string, SharedModule>> = {
  react: { load: 'first' },
  'react/jsx-runtime': { load: 'first', packageName: 'react' },
  'react-dom': { load: 'first' },
  'react-router-dom': {
    load: 'first',
    // The facade must not import the shared name itself, or it would import itself in a loop.
    from: 'react-router',
    names: [
      'Link',
      'Navigate',
      'Outlet',
      'data',
      'redirect',
      'useActionData',
      'useBlocker',
      'useHref',
      'useLocation',
      'useNavigate',
      'useParams',
      'useRevalidator',
      'useRouteError',
      'useSearchParams',
      'isRouteErrorResponse',
    ],
  },
  'shared-store': { load: 'first' },
  'ui-kit': { load: 'first' },
  'ui-kit/dialog': { load: 'onUse', packageName: 'ui-kit' },
  'ui-kit/menu': { load: 'onUse', packageName: 'ui-kit' },
  'ui-kit/tabs': { load: 'onUse', packageName: 'ui-kit' },
  'ui-kit/form': { load: 'onUse', packageName: 'ui-kit' },
  'admin-kit': { load: 'onUse' },
  'admin-kit/content': { load: 'onUse', packageName: 'admin-kit' },
  'admin-kit/table': { load: 'onUse', packageName: 'admin-kit' },
  'federation/contract': { load: 'first', packageName: 'federation' },
};

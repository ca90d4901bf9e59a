import { collections, isRemoteCollection, type SiteCollection } from './content-types';
import type { AnyEndpoint } from './contract/endpoint';

/**
 * The resources that an API token can access: each content type, the collections of remotes together, the translations
 * of all content, the media library, and figures about the site.
 */
export const TOKEN_RESOURCES = [...collections, 'collections', 'translations', 'media', 'reports'] as const;
export type TokenResource = SiteCollection | 'collections' | 'translations' | 'media' | 'reports';

/** Reading a resource, or reading and changing it. */
export type TokenScope = `${TokenResource}:${'read' | 'write'}`;
export const TOKEN_SCOPES: readonly TokenScope[] = TOKEN_RESOURCES.flatMap(
  (resource) => [`${resource}:read`, `${resource}:write`] as const,
);

/**
 * The resource of a call that a token needs: `named` for the collection in the address; `translated` for
 * the same, or the translations of all; `any` for a list over all
 * content, which answers only what the token may read; `nothing` for calls that answer every visitor the same.
 */
type Access = TokenResource | 'named' | 'translated' | 'any' | 'nothing';

/**
 * By the beginning of a path; the first match applies. A call without an entry requires a signed-in person: accounts,
 * tokens, webhooks, people's data, and everything that would outlive a revoked token, such as links to drafts.
 */
const ACCESS: readonly (readonly [path: string, access: Access | 'person'])[] = [
  ['/job-postings/:id/recruiters', 'person'],
  ['/site/email', 'person'],
  ...collections.map((collection) => [`/${collection}`, collection] as const),
  ['/x', 'collections'],
  ['/product', 'products'],
  ['/categories', 'products'],
  ['/subsector', 'subsectors'],
  ['/site', 'site-settings'],
  ['/logos', 'site-settings'],
  ['/missing-addresses', 'redirects'],
  ['/media', 'media'],
  ['/uploads', 'media'],
  ['/:collection/:id/revisions', 'named'],
  ['/trash/:collection', 'named'],
  ['/pending-changes/:collection', 'named'],
  // A person agrees to what a machine has translated.
  ['/translations/:language/:collection/:id/agree', 'person'],
  ['/translations/:language/:collection/:id/preview', 'person'],
  ['/translations/:language/:collection', 'translated'],
  ['/translation-texts/:language/:collection', 'translated'],
  ['/translations', 'any'],
  ['/import/:collection', 'named'],
  ['/export/:file', 'named'],
  ['/trash', 'any'],
  ['/imports', 'any'],
  ['/content', 'any'],
  ['/dashboard', 'reports'],
  ['/site-status', 'reports'],
  ['/telemetry/sections', 'reports'],
  ['/visits', 'reports'],
  ['/visits.csv', 'reports'],
  // Public files; a résumé among them requires a person, as an application does.
  ['/files', 'nothing'],
  ['/former-addresses', 'nothing'],
  ['/search', 'nothing'],
];

/** The scope that a token needs for a call; undefined for a call that requires a person. */
function accessOf({ path }: Pick<AnyEndpoint, 'path'>): Access | undefined {
  const access = ACCESS.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1];
  return access === 'person' ? undefined : access;
}

const isResource = (name: string): name is TokenResource => TOKEN_RESOURCES.some((resource) => resource === name);

/** Whether scopes allow reading a resource, or reading and changing it. */
export function isInScope(scopes: readonly TokenScope[], resource: string, action: 'read' | 'write' = 'read'): boolean {
  const group = isRemoteCollection(resource) ? 'collections' : resource;
  if (!isResource(group)) return false;
  return scopes.includes(`${group}:write`) || (action === 'read' && scopes.includes(`${group}:read`));
}

/** Whether a call can be made with an API token; the others require a signed-in person. */
export const takesApiTokens = (endpoint: Pick<AnyEndpoint, 'path'>): boolean => accessOf(endpoint) !== undefined;

/**
 * Whether a call can be made with a token of these scopes.
 *
 * @param params the parameters in the address, as sent
 */
export function isCallInScope(
  endpoint: Pick<AnyEndpoint, 'path' | 'method'>,
  params: { readonly collection?: string; readonly file?: string },
  scopes: readonly TokenScope[],
): boolean {
  const access = accessOf(endpoint);
  const action = endpoint.method === 'GET' ? 'read' : 'write';
  switch (access) {
    case undefined:
      return false;
    case 'nothing':
      return true;
    case 'any':
      return scopes.length > 0;
    case 'translated':
      return isInScope(scopes, params.collection ?? '', action) || isInScope(scopes, 'translations', action);
    case 'named':
      return isInScope(scopes, params.collection ?? params.file?.split('.')[0] ?? '', action);
    default:
      return isInScope(scopes, access, action);
  }
}

/** The scope of a call in the OpenAPI document; undefined if it depends on the address or none is needed. */
export function scopeOf(endpoint: Pick<AnyEndpoint, 'path' | 'method'>): TokenScope | undefined {
  const access = accessOf(endpoint);
  if (access === undefined || !isResource(access)) return undefined;
  return `${access}:${endpoint.method === 'GET' ? 'read' : 'write'}`;
}

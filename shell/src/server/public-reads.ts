import type { AnyEndpoint } from 'api-client';
import { ENDPOINTS } from './contract-endpoints';

const PREFIX = '/api/v1';

/** Whether a call reads content that is the same for every visitor; calls of signed-in users never are. */
const isPublicRead = ({ method, roles, path, shape = 'named' }: AnyEndpoint): boolean =>
  method === 'GET' && !roles && !path.startsWith('/auth/') && (shape === 'named' || shape === 'array');

const READS = ENDPOINTS.filter(isPublicRead).map(({ path, tags }) => ({
  pattern: new RegExp(`^${PREFIX}${path.replaceAll(/:\w+/g, '[^/]+')}(?:\\?|$)`),
  tags: tags && new Set<string>(tags),
}));
const PATTERN = new RegExp(READS.map(({ pattern }) => pattern.source).join('|'));

/** Whether a read of an API address has the same answer for everyone without a token. */
export const isPublicReadAddress = (address: string): boolean => PATTERN.test(address);

/** The tags of a public read; undefined if it may depend on everything. */
export const tagsOfRead = (address: string): ReadonlySet<string> | undefined =>
  READS.find(({ pattern }) => pattern.test(address))?.tags;

import type { AnyEndpoint } from 'api-client';
import { ENDPOINTS } from './contract-endpoints';

const PREFIX = '/api/v1';

/** Whether a call reads content that is the same for every visitor; whoever signs in is somebody. */
const isPublicRead = ({ method, roles, path, shape = 'named' }: AnyEndpoint): boolean =>
  method === 'GET' && !roles && !path.startsWith('/auth/') && (shape === 'named' || shape === 'array');

const patternOf = ({ path }: AnyEndpoint): string => path.replaceAll(/:\w+/g, '[^/]+');

const PATTERNS = ENDPOINTS.filter(isPublicRead).map(patternOf);
const READS = new RegExp(`^${PREFIX}(?:${PATTERNS.join('|')})(?:\\?|$)`);

/** Whether what is read at an address of the API is the same for everybody without a token. */
export const isPublicReadAddress = (address: string): boolean => READS.test(address);

import type { AnyEndpoint } from 'api-client';
import { ENDPOINTS } from './contract-endpoints';

const PREFIX = '/api/v1';

/** Whether a call reads content that is the same for every visitor; calls of signed-in users never are. */
const isPublicRead = ({ method, roles, path, shape = 'named' }: AnyEndpoint): boolean =>
  method === 'GET' && !roles && !path.startsWith('/auth/') && (shape === 'named' || shape === 'array');

const patternOf = ({ path }: AnyEndpoint): string => path.replaceAll(/:\w+/g, '[^/]+');

const PATTERNS = ENDPOINTS.filter(isPublicRead).map(patternOf);
const READS = new RegExp(`^${PREFIX}(?:${PATTERNS.join('|')})(?:\\?|$)`);

/** Whether a read of an API address has the same answer for everyone without a token. */
export const isPublicReadAddress = (address: string): boolean => READS.test(address);

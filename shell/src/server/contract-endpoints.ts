import * as contract from 'api-client';
import type { AnyEndpoint } from 'api-client';

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'roles' in value;

/** Every call of the API. */
export const ENDPOINTS: readonly AnyEndpoint[] = (Object.values(contract) as readonly unknown[]).filter(isEndpoint);

import type { AnyEndpoint } from './contract/endpoint';

export const SOMETHING_WENT_WRONG = 'Something Went Wrong';
export const NO_SECTORS = 'No sectors found or response structure is unexpected';
export const SECTORS_EXCEPTION = 'Error while fetching sectors:';

/**
 * What a failed read writes to the console (specification, section 8).
 * `status` tells an answer that came but was not as promised (2xx) from an exception.
 */
export function readFailureText(endpoint: AnyEndpoint, status: number): string {
  if (endpoint.shape !== 'array') return SOMETHING_WENT_WRONG;
  return status >= 200 && status < 300 ? NO_SECTORS : SECTORS_EXCEPTION;
}

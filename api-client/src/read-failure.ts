import type { AnyEndpoint } from './contract/endpoint';

export const SOMETHING_WENT_WRONG = 'Something Went Wrong';
export const NO_SECTORS = 'No sectors found or response structure is unexpected';
export const SECTORS_EXCEPTION = 'Error while fetching sectors:';

/**
 * The console message of a failed read (specification, section 8). A `status` of 2xx means an answer with an unexpected
 * shape, any other an exception.
 */
export function readFailureText(endpoint: AnyEndpoint, status: number): string {
  if (endpoint.shape !== 'array') return SOMETHING_WENT_WRONG;
  return status >= 200 && status < 300 ? NO_SECTORS : SECTORS_EXCEPTION;
}

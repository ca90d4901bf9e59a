export * from './endpoints';
export type * from './entities';
export type * from './call';
export * from './limits';
export * from './sign-in-results';
export { buildPath } from './build-path';
export { readField } from './read-field';
export { NO_SECTORS, readFailureText, SECTORS_EXCEPTION, SOMETHING_WENT_WRONG } from './read-failure';

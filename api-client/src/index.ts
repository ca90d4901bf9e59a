export * from './endpoints';
export type * from './entities';
export * from './limits';
export { buildPath } from './build-path';

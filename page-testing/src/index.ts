export { failure, tableCall } from 'shared-store/testing';
export type { Answers, AskedCall } from 'shared-store/testing';
export { renderRoutes } from './render-routes';

export { failure, tableCall } from 'shared-store/testing';
export type { Answers, RecordedCall } from 'shared-store/testing';
export { renderRoutes } from './render-routes';

export type * from './content-type';
export { derive } from './derive';
export { endpointsOf } from './endpoints-of';
export type * from './field';
export { clients } from './clients/definition';
export { feedbacks } from './feedbacks/definition';

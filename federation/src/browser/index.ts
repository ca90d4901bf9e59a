export * from './live-remote';
export * from './remote-load-error';
export { DEFAULT_POLICY, loadEntry, type Container, type LoadPolicy } from './load-entry';
export * from './federation-host';
export * from './match-remote';
export { chunkOfExpose } from '../naming';
export type { SiteFederation } from './site-federation';

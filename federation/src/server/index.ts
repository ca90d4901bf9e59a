export * from './load-server-bundle';
export * from './bundle-registry';

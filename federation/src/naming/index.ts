export * from './chunk-of-expose';
export * from './container-name';
export * from './build-files';
export * from './live-digest';
export * from './messages-file';

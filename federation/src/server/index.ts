export * from './integrity';
export * from './load-server-bundle';
export * from './bundle-registry';
export * from './live-remote-of';
export * from './time-limits';
export * from './confinement/confine';
export * from './confinement/processor-time';
export * from './confinement/spawn-confined';

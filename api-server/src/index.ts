export { buildApp, makeServices, type AppParts } from './app';
export { ConfigError } from 'http-edge';
export { readConfig, type Config } from './config';

export { buildApp, makeServices, type AppParts } from './app';
export { readConfig, ConfigError, type Config } from './config';

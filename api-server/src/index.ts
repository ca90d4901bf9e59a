export { buildApp, makeServices, type AppParts } from './app';
export { readConfig, type Config } from './config';

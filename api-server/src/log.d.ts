import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config';
/** Structured logs with the request id, without secrets. */
export declare function loggerOptions(config: Config): FastifyServerOptions['logger'];

import { shortAddress } from 'api-client';
import type { FastifyServerOptions } from 'fastify';
import { isUntraced, targetInLog } from 'http-edge';
import type { Config } from './config';
import { loggable } from './errors/loggable';

/** Fields that are never logged, down to the second level. */
const SECRETS = ['authorization', 'cookie', 'password', 'currentPassword', 'token', 'otp', 'passwordHash', 'code'];

export interface LogDestination {
  write(line: string): void;
}

/** Structured logs with the request id, without secrets. */
export function loggerOptions(config: Config, destination?: LogDestination): FastifyServerOptions['logger'] {
  return {
    level: config.log.level,
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers.${name}`]),
      censor: '[redacted]',
    },
    serializers: {
      err: (error: unknown) => ({ ...loggable(error) }),
      req: (request) => ({
        method: request.method,
        url: targetInLog(request.url),
        ip: isUntraced(request.url) ? '' : shortAddress(request.ip),
      }),
    },
    ...(destination && { stream: destination }),
    ...(config.log.pretty && {
      transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } },
    }),
  };
}

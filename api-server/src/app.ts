import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { edgeOptions, edgePlugin } from 'http-edge';
import type { Clock } from './clock';
import type { Config } from './config';
import { serializerCompiler, validatorCompiler } from './contract/validation';
import type { OpenedDatabase } from './database/database';
import type { FileStore } from './files/file-store';
import { ImageVariants } from './files/image-variants';
import { loggerOptions, type LogDestination } from './log';
import type { MailTransport } from './mail/mail';
import { Mail } from './mail/mail';
import { modules } from './modules';
import { bodiesPlugin } from './plugins/bodies';
import { contentSignalPlugin } from './plugins/content-signal';
import { answerError, errorsPlugin, failureBody } from './plugins/errors';
import { healthPlugin } from './plugins/health';
import { httpCachePlugin } from './plugins/http-cache';
import { idempotencyPlugin } from './plugins/idempotency';
import { knownDevicesPlugin } from './plugins/known-devices';
import { metricsPlugin } from './plugins/metrics';
import { openapiPlugin } from './plugins/openapi';
import { servicesPlugin } from './plugins/services';
import { sessionPlugin } from './plugins/session';
import { cleanupJobsPlugin } from './plugins/cleanup-jobs';
import type { Services } from './services';

/** Everything an application works with, opened by whoever builds it and closed by them too. */
export interface AppParts {
  config: Config;
  database: OpenedDatabase;
  files: { originals: FileStore; variants: FileStore };
  mail: MailTransport;
  clock: Clock;
  /** Where the log goes; to the standard output when nothing is said. */
  log?: LogDestination;
}

/** An id a proxy may hand on; anything else is replaced, so that no header writes into the log. */
const REQUEST_ID = /^[\w-]{8,64}$/;
const MEGABYTE = 1_048_576;

/** Stands where Fastify's compilers of JSON schemas would be: every schema is one of zod. */
const noCompiler = (): never => {
  throw new Error('A schema that is not one of zod has no compiler.');
};

/** The services over the parts of an application. */
export function makeServices({ config, database, files, mail, clock }: AppParts): Services {
  return {
    config,
    db: database.db,
    files: files.originals,
    variants: new ImageVariants(files.originals, files.variants),
    mail: new Mail(database.db, mail, clock, config.mailFrom, config.siteUrl),
    clock,
  };
}

/** The complete application of `/api/v1`, ready to listen or to be called in a test. */
export async function buildApp(parts: AppParts, services = makeServices(parts)): Promise<FastifyInstance> {
  const { config, database } = parts;
  const edge = { ...config, describe: failureBody, answerError };
  const app = fastify({
    logger: loggerOptions(config, parts.log),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    ...edgeOptions(edge),
    bodyLimit: MEGABYTE,
    routerOptions: { maxParamLength: 400, ignoreTrailingSlash: true },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    // Otherwise Fastify loads its own two first, which takes longer than all the rest of it.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  services.mail.log = app.log;

  await app.register(servicesPlugin, { services });
  await app.register(errorsPlugin);
  await app.register(edgePlugin, edge);
  await app.register(metricsPlugin);
  await app.register(httpCachePlugin);
  await app.register(bodiesPlugin);
  await app.register(cookie);
  await app.register(knownDevicesPlugin);
  await app.register(sessionPlugin);
  await app.register(contentSignalPlugin);
  await app.register(idempotencyPlugin);
  await app.register(openapiPlugin);
  await app.register(healthPlugin, { pingDatabase: database.ping });
  await app.register(cleanupJobsPlugin, { maintainDatabase: database.maintain });
  for (const routes of modules) await app.register(routes);
  app.addHook('onClose', () => services.mail.close());
  return app;
}

import fastify, { type FastifyInstance } from 'fastify';
import { edgeOptions, edgePlugin, requestIds } from 'http-edge';
import type { Clock } from './clock';
import type { Config } from './config';
import { serializerCompiler, validatorCompiler } from './contract/validation';
import type { OpenedDatabase } from './database/database';
import { FileWork } from './file-processing/file-work';
import type { SiteFiles } from './files/open-files';
import { ImageVariants } from './files/image-variants';
import type { Keyring } from './keys/keyring';
import { loggerOptions, type LogDestination } from './log';
import { Mail } from './mail/mail';
import type { MailTransport } from './mail/transport';
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
import { overloadPlugin } from './plugins/overload';
import { releasePreviewsPlugin } from './plugins/release-previews';
import { requestCommentsPlugin } from './plugins/request-comments';
import { searchLimitPlugin } from './plugins/search-limit';
import { servicesPlugin } from './plugins/services';
import { sessionPlugin } from './plugins/session';
import { tracesPlugin } from './plugins/traces';
import { cleanupJobsPlugin } from './plugins/cleanup-jobs';
import type { Services } from './services';
import { VisitCounter } from './visits/visit-counter';

/** The opened resources of an application; their opener closes them. */
export interface AppParts {
  config: Config;
  database: OpenedDatabase;
  files: SiteFiles;
  mail: MailTransport;
  /** The keys that seal and sign. */
  keys: Keyring;
  clock: Clock;
  /** When it starts to run scheduled jobs; `listening` by default. */
  scheduledWork?: 'listening' | 'ready' | 'never';
  /** The destination of the log; by default the standard output. */
  log?: LogDestination;
}

const MEGABYTE = 1_048_576;

/** Replaces Fastify's compilers of JSON schemas: every schema here is zod's. */
const noCompiler = (): never => {
  throw new Error('A schema that is not one of zod has no compiler.');
};

/** Makes the services from the parts of an application. */
export function makeServices({ config, database, files, mail, keys, clock }: AppParts): Services {
  const fileWork = new FileWork(config);
  return {
    config,
    db: database.db,
    replica: database.replica,
    engine: database.engine,
    files: files.originals,
    keys,
    mail: new Mail(database.db, mail, clock, config.mailFrom, config.siteUrl, keys),
    variants: new ImageVariants(files.originals, files.variants, fileWork, clock),
    fileWork,
    clock,
    visits: new VisitCounter(database.db, clock),
  };
}

/** Where Fastify reads the name of a plugin. Otherwise it compares the plugin with every loaded module, twice. */
const DISPLAY_NAME = Symbol.for('fastify.display-name');

/** The complete application of `/api/v1`, ready to listen or to be called in a test. */
export async function buildApp(parts: AppParts, services = makeServices(parts)): Promise<FastifyInstance> {
  const { config, database } = parts;
  const edge = { ...config, describe: failureBody, answerError };
  const app = fastify({
    logger: loggerOptions(config, parts.log),
    genReqId: requestIds(config.trustProxy),
    ...edgeOptions(edge),
    bodyLimit: MEGABYTE,
    routerOptions: { maxParamLength: 400, ignoreTrailingSlash: true },
    // A busy machine may need longer than Fastify's ten seconds to reach its database.
    pluginTimeout: 60_000,
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    // Otherwise Fastify loads its own two compilers, which takes longer than everything else.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  services.mail.log = app.log;

  await app.register(servicesPlugin, { services });
  await app.register(tracesPlugin);
  await app.register(requestCommentsPlugin);
  await app.register(errorsPlugin);
  await app.register(edgePlugin, edge);
  await app.register(metricsPlugin, { connections: database.connections });
  await app.register(overloadPlugin, { connections: database.connections });
  await app.register(httpCachePlugin);
  await app.register(bodiesPlugin);
  await app.register(knownDevicesPlugin);
  await app.register(sessionPlugin);
  await app.register(releasePreviewsPlugin);
  await app.register(contentSignalPlugin, { listen: database.listen });
  await app.register(searchLimitPlugin);
  await app.register(idempotencyPlugin);
  await app.register(openapiPlugin);
  await app.register(healthPlugin, { pingDatabase: database.ping });
  await app.register(cleanupJobsPlugin, {
    maintainDatabase: database.maintain,
    from: parts.scheduledWork ?? 'listening',
  });
  for (const routes of modules) await app.register(Object.assign(routes, { [DISPLAY_NAME]: routes.name || 'routes' }));
  app.addHook('onReady', () => services.fileWork.begin(app.log));
  app.addHook('onClose', async () => services.fileWork.close());
  app.addHook('onClose', () => services.mail.close());
  return app;
}

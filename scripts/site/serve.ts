import path from 'node:path';
import { stop as end, type Running } from '../processes/start';
import { folderOf } from './front-ends';
import { freePort } from './ports';
import { ENVIRONMENT, makeSiteFolder, rollbackKeyFile, storeAddress, trustedKeysFile } from './store';
import { startServer } from './start-server';

/** The demonstration content; its package is not imported because it would stay in memory. */
const CONTENT_FOLDER = path.join(folderOf('demo-content'), 'content');

/** A running site. */
export interface ServedSite {
  readonly origin: string;
  /** The API server's own origin, for another server before it. */
  readonly apiOrigin: string;
  /** The one-time path that creates the first administrator, until there is one. */
  readonly setupPath?: string;
  /** Resolves when a part ends by itself, with its name. */
  readonly broken: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the API server and the shell server in parallel and waits until both are ready.
 *
 * @param publish publishes the front ends while the API server, which does not need them, starts
 * @param onLine gets each line of the servers' logs, which are shown by default
 */
export async function serve(options: {
  readonly port: number;
  readonly siteDir: string;
  readonly env?: Readonly<Record<string, string>>;
  /** For the API server alone. */
  readonly apiEnv?: Readonly<Record<string, string>> | undefined;
  readonly publish?: () => Promise<void>;
  readonly onLine?: (line: string) => void;
}): Promise<ServedSite> {
  makeSiteFolder(options.siteDir);
  const apiPort = await freePort();
  const shellPort = options.port === 0 ? await freePort() : options.port;
  const origin = `http://localhost:${shellPort}`;
  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const env = { ...options.env, SITE_DIR: options.siteDir };
  const given = { ...process.env, ...options.env };
  // Production has no generated defaults: the servers require missing variables.
  const isProduction = given['NODE_ENV'] === 'production';
  const siteOrigin = given['SITE_ORIGIN'] || (isProduction ? '' : origin);
  const startPart = (program: string, own: Readonly<Record<string, string>>): Running =>
    startServer(program, { ...env, ...own }, options.onLine);
  const api = startPart('api-server/src/main.ts', {
    HOST: '127.0.0.1',
    PORT: String(apiPort),
    SITE_ORIGIN: siteOrigin,
    SEED: given['SEED'] ?? (isProduction ? '' : CONTENT_FOLDER),
    DISCOVERY_URL:
      given['DISCOVERY_URL'] || (siteOrigin === origin ? `${origin}/env/${ENVIRONMENT}/discovery.json` : ''),
    LOG_LEVEL: given['LOG_LEVEL'] ?? 'warn',
    TRUST_PROXY: '127.0.0.1',
    ...options.apiEnv,
  });
  const parts = new Map<string, Running>([['API server', api]]);
  const stop = async (): Promise<void> => void (await Promise.all([...parts.values()].map(end)));
  // A server that cannot start, for instance because of its configuration, fails before anything is built.
  const refused = api.ready.then(() => new Promise<never>(() => undefined));
  try {
    await Promise.race([options.publish?.(), refused]);
    const shell = startPart('shell/src/server/main.ts', {
      PORT: String(shellPort),
      // The API server uses the given port.
      METRICS_PORT: given['METRICS_PORT'] ? String(Number(given['METRICS_PORT']) + 1) : '',
      API_ORIGIN: apiOrigin,
      SITE_ORIGIN: siteOrigin,
      STORE_URL: isProduction ? (given['STORE_URL'] ?? '') : storeAddress(options.siteDir),
      DELIVERY_ENV: ENVIRONMENT,
      ROLLBACK_KEY: given['ROLLBACK_KEY'] ?? (isProduction ? '' : rollbackKeyFile(options.siteDir)),
      TEAM_DELIVERIES: given['TEAM_DELIVERIES'] ?? (isProduction ? '0' : '1'),
      TRUSTED_KEYS: isProduction ? (given['TRUSTED_KEYS'] ?? '') : trustedKeysFile(options.siteDir),
    });
    parts.set('shell server', shell);
    const [{ setupToken }] = await Promise.all([api.ready, shell.ready]);
    const broken = Promise.race([...parts].map(([name, { ended }]) => ended.then(() => name)));
    return {
      origin,
      apiOrigin,
      setupPath: typeof setupToken === 'string' ? `/login#setup=${setupToken}` : undefined,
      broken,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

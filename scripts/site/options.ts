import path from 'node:path';
import { ROOT } from './front-ends';

/** The port of the site and the folder of its data. */
interface SiteOptions {
  readonly port: number;
  readonly siteDir: string;
}

/** The two options of a command that starts a site. */
export const SITE_OPTIONS = { port: '', siteDir: '' };

/**
 * Reads `--port` and `--site-dir`, then `PORT` and `SITE_DIR`, then the defaults 3000 and `.site`.
 *
 * @throws Error for an invalid port
 */
export function siteOptions(given: typeof SITE_OPTIONS, env: NodeJS.ProcessEnv): SiteOptions {
  const text = given.port || (env['PORT'] ?? '3000');
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`The port has to be a number from 0 to 65535, not "${text}". Set PORT or --port.`);
  }
  return { port, siteDir: path.resolve(ROOT, given.siteDir || (env['SITE_DIR'] ?? '.site')) };
}

import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './front-ends';

/** Where the site answers and where it keeps its data. */
export interface SiteOptions {
  readonly port: number;
  readonly siteDir: string;
}

/**
 * Reads `--port` and `--site-dir`, then `PORT` and `SITE_DIR`, then the defaults 3000 and `.site`.
 *
 * @throws Error that says what is wrong with which option
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): SiteOptions {
  return readOptionsAndNames(args, env, false).options;
}

/** The same options, and beside them the names that stand among them. */
export function readOptionsAndNames(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  allowPositionals = true,
): { readonly options: SiteOptions; readonly names: readonly string[] } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' }, 'site-dir': { type: 'string' } },
    allowPositionals,
  });
  const text = values.port ?? env['PORT'] ?? '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`The port has to be a number from 0 to 65535, not "${text}". Set PORT or --port.`);
  }
  const siteDir = path.resolve(ROOT, values['site-dir'] ?? env['SITE_DIR'] ?? '.site');
  return { options: { port, siteDir }, names: positionals };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the configuration is made for. */
export interface NginxSite {
  /** Port or address. */
  readonly listen: string;
  /** The folder that is published to. */
  readonly store: string;
  /** `host:port` of every shell server, and of every API server. */
  readonly shells: readonly string[];
  readonly apis: readonly string[];
}

const TEMPLATE = path.resolve(__dirname, '../../nginx/site.conf.template');

const servers = (addresses: readonly string[]): string =>
  addresses.map((address) => `server ${address} max_fails=1 fail_timeout=5s;`).join('\n    ');

/** The ready nginx configuration, filled in. */
export async function nginxSiteConfig({ listen, store, shells, apis }: NginxSite): Promise<string> {
  const values: Readonly<Record<string, string>> = {
    LISTEN: listen,
    STORE_DIR: store,
    SHELL_SERVERS: servers(shells),
    API_SERVERS: servers(apis),
  };
  const text = await readFile(TEMPLATE, 'utf8');
  return text.replaceAll(
    /^(?!#)(.*)\$\{(\w+)\}/gm,
    (_match, before: string, name: string) => before + (values[name] ?? ''),
  );
}

import type { Command } from 'commander';
import { nginxSiteConfig } from '../../nginx/site-config';
import { siteAddress } from '../option-values';
import type { Runner } from '../runner';
import { settingsOf } from '../settings';
import { repeated, subcommand, type OutputOptions } from '../subcommand';

interface Options extends OutputOptions {
  readonly store?: string;
  readonly public: string;
  readonly shell: readonly string[];
  readonly api: readonly string[];
  readonly hsts: string;
  readonly listen?: string;
  readonly httpListen: string;
  readonly tls?: string;
  readonly http3: boolean;
  readonly ipv6: boolean;
  readonly resolver?: string;
  readonly apiListen?: string;
  readonly cache: string;
  readonly logs: string;
}

export const nginxCommand = (runner: Runner): Command =>
  subcommand('nginx')
    .summary('print the nginx configuration of the site')
    .description(
      [
        'nginx reads published files from --store if it is a folder, and requests those of a bucket from the shell servers.',
        'Include the result in the http block.',
        'Example: delivery nginx --public https://www.example.org --shell 10.0.0.1:4000 --api 10.0.0.1:4100 > site.conf',
      ].join('\n'),
    )
    .requiredOption(
      '--public <address>',
      'the address of the site; https also if TLS ends before this nginx',
      siteAddress,
    )
    .option('--store <address>', 'a folder or s3://bucket/prefix?endpoint=…  (STORE_URL; otherwise .site/store)')
    .option('--shell <host:port>', 'a shell server; once for each', repeated, [])
    .option('--api <host:port>', 'an API server; once for each', repeated, [])
    .option('--listen <address>', 'a port, or address:port  (otherwise 443 with --tls, else 80)')
    .option('--tls <folder>', 'the folder of fullchain.pem and privkey.pem; http is then redirected to https')
    .option('--http3', 'offer HTTP/3 too, on the same port of UDP; needs nginx 1.25 or newer', false)
    .option('--http-listen <address>', 'the port, or address:port, that redirects to https', '80')
    .option('--no-ipv6', 'for a machine without IPv6; otherwise ports are for IPv4 and IPv6')
    .option(
      '--resolver <address>',
      'a DNS server that resolves the names of --shell and --api repeatedly; local for that of compose.yaml',
    )
    .option(
      '--api-listen <address:port>',
      'an internal address for the shell servers (their API_ORIGIN), which reaches any running API server',
    )
    .option(
      '--hsts <value>',
      'the Strict-Transport-Security header, as in HSTS of the servers',
      'max-age=31536000; includeSubDomains',
    )
    .option('--cache <folder>', 'the folder of cached pages', '/var/cache/nginx-site')
    .option('--logs <folder>', 'the folder of the logs', '/var/log/nginx')
    .action(async (options: Options) => {
      const { public: origin, shell: shells, api: apis, listen = options.tls === undefined ? '80' : '443' } = options;
      const { store } = settingsOf(options, runner.env);
      const configuration = await nginxSiteConfig({ ...options, origin, listen, store, shells, apis });
      runner.note({ lines: [configuration], value: { configuration } }, false);
    });

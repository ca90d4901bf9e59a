import { installedNginx, startNginx } from 'delivery/testing';
import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFresh } from '../../site/fresh-site';
import { freePort } from '../../site/ports';
import { ENVIRONMENT, storeAddress } from '../../site/store';

/** A site as visitors reach it: behind nginx with TLS and HTTP/2. */
export interface TlsSite {
  readonly origin: string;
  /** Chromium's option to trust the site's certificate: files of untrusted sites are not cached. */
  readonly trust: string;
  stop(): Promise<void>;
}

/** Creates a certificate for `localhost` in a folder; answers the hash of its key, as Chromium expects it. */
async function createCertificate(folder: string): Promise<string> {
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => path.join(folder, name));
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const { status, stderr } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', ...names],
    ...['-keyout', key ?? '', '-out', certificate ?? ''],
  ]);
  if (status !== 0) throw new Error(`openssl could not create a certificate: ${String(stderr)}`);
  const { publicKey } = new X509Certificate(await readFile(certificate ?? ''));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}

/**
 * Serves a fresh site behind nginx.
 *
 * @throws Error without nginx or openssl
 */
export async function serveByTls(env: Readonly<Record<string, string>> = {}): Promise<TlsSite> {
  const nginx = installedNginx();
  if (!nginx) throw new Error('nginx is not installed. On Debian: apt-get install nginx-light');
  const folder = await mkdtemp(path.join(tmpdir(), 'tls-'));
  const key = await createCertificate(folder);
  const listen = `127.0.0.1:${await freePort()}`;
  const origin = `https://localhost:${new URL(`http://${listen}`).port}`;
  const port = await freePort();
  const discovery = `http://localhost:${port}/env/${ENVIRONMENT}/discovery.json`;
  const site = await serveFresh(port, { ...env, SITE_ORIGIN: origin, DISCOVERY_URL: discovery });
  const stopNginx = await startNginx(nginx, {
    ...{ origin, listen, httpListen: `127.0.0.1:${await freePort()}`, tls: folder, store: storeAddress(site.siteDir) },
    ...{ shells: [new URL(site.origin).host], apis: [new URL(site.apiOrigin).host] },
  });
  const stop = async (): Promise<void> => {
    await stopNginx();
    await site.stop();
    await rm(folder, { recursive: true });
  };
  return { origin, trust: `--ignore-certificate-errors-spki-list=${key}`, stop };
}

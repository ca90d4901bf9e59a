import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nginxSiteConfig, type NginxSite } from '../nginx/site-config';
import { temporaryFolder } from './packages';

const PLACES = [process.env['NGINX_PATH'], '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The installed nginx, if any. */
export const installedNginx = (): string | undefined => PLACES.find((place) => place && existsSync(place));

/** Starts nginx in the foreground with the site's configuration; resolves when it accepts connections. */
export async function startNginx(
  program: string,
  site: Omit<NginxSite, 'cache' | 'hsts' | 'logs'> & Partial<Pick<NginxSite, 'cache' | 'hsts' | 'logs'>>,
): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  const logs = site.logs ?? path.join(folder, 'logs');
  await mkdir(logs, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const isRoot = process.getuid?.() === 0;
  const main = [
    // The folders of tests belong to the user who runs them.
    ...(isRoot ? ['user root;'] : []),
    `daemon off; pid ${folder}/nginx.pid; error_log ${logs}/error.log; worker_processes 2;`,
    'events { worker_connections 512; }',
    'http {',
    'types { text/javascript js; text/css css; application/json json; }',
    'default_type application/octet-stream; access_log off;',
    ...temporary,
    await nginxSiteConfig({ hsts: 'max-age=60', cache: `${folder}/pages`, ...site, logs }),
    '}',
  ].join('\n');
  await writeFile(path.join(folder, 'nginx.conf'), main);
  const child = spawn(
    program,
    ['-p', folder, '-e', path.join(logs, 'error.log'), '-c', path.join(folder, 'nginx.conf')],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${stderr}`);
    const answers = await fetch(`http://${site.listen}/env/none`).then(
      () => true,
      () => false,
    );
    if (answers) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
}

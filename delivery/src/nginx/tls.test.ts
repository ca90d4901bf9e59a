import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:tls';
import { temporaryStore } from '../testing/keys';
import { freeAddress, nginx, open, replica } from '../testing/nginx-site';
import { temporaryFolder } from '../testing/packages';
import { startNginx } from '../testing/real-nginx';

const openssl = nginx !== '' && spawnSync('openssl', ['version']).status === 0;
if (!openssl) console.warn('openssl is not installed: TLS of nginx is not tried.');

/** The answer to a GET over TLS, with the protocol that was agreed on. */
const getByTls = (at: string, host: string): Promise<{ agreed: string | false | null; answer: string }> =>
  new Promise((resolve, reject) => {
    const [address = '', port] = at.split(':');
    const alpn = { ALPNProtocols: ['http/1.1'], rejectUnauthorized: false };
    const socket = connect({ host: address, port: Number(port), servername: host, ...alpn }, () => {
      socket.write(`GET /about HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
    });
    let answer = '';
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
    socket.on('end', () => resolve({ agreed: socket.getProtocol(), answer })).on('error', reject);
  });

(openssl ? test : test.skip)(
  'nginx ends TLS for its own name, offers HTTP/2 and redirects http',
  async () => {
    const tls = await temporaryFolder();
    const certificate = [
      '-subj',
      '/CN=www.example.org',
      '-keyout',
      `${tls}/privkey.pem`,
      '-out',
      `${tls}/fullchain.pem`,
    ];
    const made = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...certificate]);
    expect(made.status).toBe(0);
    const { address: shell } = await replica('shell');
    const [listen, httpListen] = [await freeAddress(), await freeAddress()];
    open.push(
      await startNginx(nginx, {
        ...{ origin: 'https://www.example.org', listen, httpListen, tls, store: (await temporaryStore()).root },
        ...{ shells: [shell], apis: [shell] },
      }),
    );
    const page = await getByTls(listen, 'www.example.org');
    expect(page.agreed).toBe('TLSv1.3');
    expect(page.answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*strict-transport-security: max-age=60[\s\S]*shell \/about /i);
    await expect(getByTls(listen, 'evil.example')).rejects.toThrow(/unrecognized name/i);
    const session = connectHttp2(`https://${listen}`, { servername: 'www.example.org', rejectUnauthorized: false });
    await once(session, 'connect');
    expect(session.alpnProtocol).toBe('h2');
    session.close();
    const redirected = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`http://${httpListen}/about?a=b`, { headers: { host: 'www.example.org' } }, resolve)
        .on('error', reject)
        .end();
    });
    expect([redirected.resume().statusCode, redirected.headers.location]).toEqual([
      308,
      'https://www.example.org/about?a=b',
    ]);
  },
  30_000,
);

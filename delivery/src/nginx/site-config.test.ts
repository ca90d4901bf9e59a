import { nginxSiteConfig } from './site-config';

const SITE = {
  ...{
    origin: 'https://www.example.org',
    hsts: 'max-age=60; includeSubDomains',
    listen: '80',
    store: '/srv/store',
    cache: '/var/cache/site',
    logs: '/var/log/nginx',
  },
  ...{ shells: ['10.0.0.1:4000'], apis: ['[::1]:4100'] },
};

test.each([
  [{ origin: 'www.example.org' }, /--public has to be the site's address/],
  [{ origin: 'https://www.example.org/path' }, /--public/],
  [{ origin: 'https://*.example.org' }, /--public/],
  [{ origin: 'file:///srv' }, /--public/],
  [{ listen: '80; root /' }, /--listen has to be a port/],
  [{ listen: '0' }, /--listen has to be a port/],
  [{ listen: '127.0.0.1:65536' }, /--listen has to be a port/],
  [{ apiListen: '4100' }, /--api-listen has to be address:port/],
  [{ apis: ['10.0.0.1:99999'] }, /--api has to be host:port/],
  [{ logs: '/var/log; }' }, /--logs has to be the absolute path/],
  [{ hsts: 'max-age=1"; evil' }, /--hsts has to be max-age=<seconds>/],
  [{ resolver: 'dns.example' }, /--resolver has to be the address of a DNS server/],
  [{ resolver: '10.0.0.53', apis: ['api:4000', 'other:4000'] }, /--api has to be one name when --resolver is given/],
  [{ tls: '/etc/tls', origin: 'http://www.example.org' }, /--public has to be an https address when --tls is given/],
  [{ http3: true }, /--tls has to be given together with --http3/],
  [{ cache: 'relative' }, /--cache has to be the absolute path/],
  [{ store: 'relative' }, /--store has to be s3:\/\/… or the absolute path/],
  [{ store: 's3://bucket/a b' }, /--store/],
  [{ store: '/srv/${X}' }, /--store/],
  [{ shells: [] }, /--shell has to be given at least once/],
  [{ apis: ['10.0.0.1:1; }\nserver {'] }, /--api has to be host:port/],
])('no configuration is created for %j', async (wrong, message) => {
  await expect(nginxSiteConfig({ ...SITE, ...wrong })).rejects.toThrow(message);
});

test('a configuration is created completely, for its own site only', async () => {
  const text = await nginxSiteConfig(SITE);
  expect(text).toContain('server_name www.example.org;');
  expect(text).toContain('server [::1]:4100;');
  expect(text).toContain('Strict-Transport-Security "max-age=60; includeSubDomains"');
  expect(text).not.toContain('${');
  const ofBucket = await nginxSiteConfig({ ...SITE, store: 's3://bucket/site?endpoint=http://10.0.0.7:7480' });
  expect(ofBucket).not.toContain('${');
  expect(ofBucket).not.toContain('bucket/site');
});

test('HTTP/3 is offered when it is chosen, at the port of the address', async () => {
  const withTls = { ...SITE, listen: '8443', tls: '/etc/tls' };
  expect(await nginxSiteConfig(withTls)).not.toMatch(/quic|Alt-Svc/);
  const text = await nginxSiteConfig({ ...withTls, http3: true });
  expect(text.match(/listen .*:?8443 quic.*;/g)).toEqual([
    ...['listen 8443 quic reuseport;', 'listen [::]:8443 quic reuseport;'],
    ...['listen 8443 quic;', 'listen [::]:8443 quic;'],
  ]);
  expect(text).toContain(`add_header Alt-Svc 'h3=":443"; ma=86400' always;`);
  expect(text).not.toContain('ssl http2;');
});

import { readConfig } from './config';

test('one message names every error of the environment', () => {
  expect(() => readConfig({ PORT: 'x', API_ORIGIN: 'nowhere', RENDER_TIMEOUT: '-1' })).toThrow(
    /PORT[\s\S]*API_ORIGIN[\s\S]*RENDER_TIMEOUT/,
  );
});

test('unset variables have a default', () => {
  const config = readConfig({ API_ORIGIN: 'http://127.0.0.1:4000' });
  expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, environment: 'production', renderTimeout: 300 });
});

const PRODUCTION = {
  NODE_ENV: 'production',
  SITE_ORIGIN: 'https://www.tridhara.example',
  TRUST_PROXY: '0',
  API_ORIGIN: 'https://10.0.0.4:4000',
  STORE_URL: '/srv/store',
  TRUSTED_KEYS: '/srv/trusted-keys.json',
};

test('in production the server does not start before everything is set, and names all missing variables at once', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    /SITE_ORIGIN: has to be set[\s\S]*TRUST_PROXY: has to be set[\s\S]*API_ORIGIN: has to be set[\s\S]*STORE_URL: has to be set[\s\S]*TRUSTED_KEYS: has to be set/,
  );
  expect(readConfig(PRODUCTION)).toMatchObject({
    production: true,
    logLevel: 'info',
    hsts: 'max-age=31536000; includeSubDomains',
  });
  expect(readConfig({ ...PRODUCTION, HSTS: 'max-age=0' }).hsts).toBe('max-age=0');
  expect(() => readConfig({ ...PRODUCTION, HSTS: 'on' })).toThrow('HSTS: must be max-age=<seconds>');
});

test.each(['SITE_ORIGIN', 'TRUST_PROXY', 'API_ORIGIN', 'STORE_URL', 'TRUSTED_KEYS'])(
  'in production an empty %s is refused by its name alone',
  (name) => {
    const refused = () => readConfig({ ...PRODUCTION, [name]: '' });
    expect(refused).toThrow(`1 error(s):\n  ${name}: has to be set when NODE_ENV is production`);
  },
);

test('invalid proxies and origins are errors', () => {
  const mistaken = { API_ORIGIN: 'http://127.0.0.1:4000', TRUST_PROXY: 'yes', SITE_ORIGIN: 'example.com' };
  expect(() => readConfig(mistaken)).toThrow(/TRUST_PROXY[\s\S]*SITE_ORIGIN/);
});

test('in production no address can load a remote from elsewhere unless origins are configured', () => {
  expect(readConfig(PRODUCTION).overrideOrigins).toEqual([]);
  const said = { ...PRODUCTION, OVERRIDE_ORIGINS: 'https://review.example' };
  expect(readConfig(said).overrideOrigins).toEqual(['https://review.example']);
  const own = readConfig({ API_ORIGIN: 'http://127.0.0.1:4000' }).overrideOrigins;
  expect(own).toEqual(['http://localhost:*', 'http://127.0.0.1:*']);
});

test('in production an API server that is reached in plain text has to be named', () => {
  const plain = { ...PRODUCTION, API_ORIGIN: 'http://10.0.0.4:4000' };
  expect(() => readConfig(plain)).toThrow('API_ORIGIN: 10.0.0.4 would be reached without TLS');
  expect(readConfig({ ...plain, PLAINTEXT_HOSTS: '10.0.0.4' }).api).toBe('http://10.0.0.4:4000');
  expect(readConfig({ ...PRODUCTION, API_ORIGIN: 'http://127.0.0.1:4000' }).production).toBe(true);
});

test('the languages besides English are named by their codes', () => {
  expect(readConfig({ ...PRODUCTION, LANGUAGES: 'hi, gu' }).languages).toEqual({ hi: 'हिन्दी', gu: 'ગુજરાતી' });
  expect(readConfig(PRODUCTION).languages).toEqual({});
  for (const wrong of ['en', 'hindi', 'hi-IN', 'zzz'])
    expect(() => readConfig({ ...PRODUCTION, LANGUAGES: wrong })).toThrow(`not "${wrong}"`);
});

test('an empty variable counts as unset', () => {
  const empty = { HOST: '', PORT: '', STORE_URL: '', DELIVERY_ENV: '', RENDER_TIMEOUT: '', OVERRIDE_ORIGINS: '' };
  const said = { API_ORIGIN: 'http://127.0.0.1:4000' };
  expect(readConfig({ ...said, ...empty })).toEqual(readConfig(said));
});

test('the servers of teams are named with their addresses, over TLS in production', () => {
  const named = (servers: string) => readConfig({ ...PRODUCTION, TEAM_SERVERS: servers });
  expect([...named('events=https://10.0.0.9:8443/events, orders=http://127.0.0.1:8080/').teamServers]).toEqual([
    ['events', 'https://10.0.0.9:8443/events'],
    ['orders', 'http://127.0.0.1:8080'],
  ]);
  expect(() => named('orders=https://10.0.0.8,events=http://10.0.0.9')).toThrow(
    'TEAM_SERVERS: 10.0.0.9 would be reached',
  );
  expect(() => named('https://10.0.0.9')).toThrow('TEAM_SERVERS: has to name servers like');
});

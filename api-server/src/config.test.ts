import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from './config';

const PRODUCTION = {
  NODE_ENV: 'production',
  SITE_ORIGIN: 'https://www.tridhara.example',
  TRUST_PROXY: '0',
  DATABASE_URL: 'postgres://site:nN4vT0zq8Lr2@10.0.0.5/site?sslmode=verify-full',
  FILES_URL: 's3://tridhara-files/site',
  MAIL_URL: 'smtps://site:w7Gk2sPq9XbV@mail.tridhara.example',
  SITE_KEYS_FILE: '/var/lib/site/keys.json',
  MAIL_FROM: 'Tridhara <no-reply@tridhara.example>',
};

test('in production the server does not start before everything is set, and names all missing variables at once', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    /7 error\(s\)[\s\S]*SITE_ORIGIN: has to be set[\s\S]*TRUST_PROXY: has to be set[\s\S]*DATABASE_URL: has to be set[\s\S]*FILES_URL: has to be set[\s\S]*SITE_KEYS_FILE: has to be set[\s\S]*MAIL_URL: has to be set[\s\S]*MAIL_FROM: has to be set/,
  );
  expect(readConfig(PRODUCTION)).toMatchObject({ siteUrl: 'https://www.tridhara.example', trustProxy: false });
});

test.each(['SITE_ORIGIN', 'TRUST_PROXY', 'DATABASE_URL', 'FILES_URL', 'SITE_KEYS_FILE', 'MAIL_URL', 'MAIL_FROM'])(
  'in production an empty %s is refused by its name only',
  (name) => {
    const refused = () => readConfig({ ...PRODUCTION, [name]: '' });
    expect(refused).toThrow(`1 error(s):\n  ${name}: has to be set when NODE_ENV is production`);
  },
);

test('a secret may come from a file, whose content no message repeats', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  try {
    const file = path.join(folder, 'database-url');
    writeFileSync(file, `${PRODUCTION.DATABASE_URL}\n`);
    const { DATABASE_URL, ...rest } = PRODUCTION;
    expect(readConfig({ ...rest, DATABASE_URL_FILE: file }).databaseUrl).toBe(DATABASE_URL);
    expect(() => readConfig({ ...PRODUCTION, DATABASE_URL_FILE: file })).toThrow(
      '1 error(s):\n  DATABASE_URL: is set beside DATABASE_URL_FILE; set one of them',
    );
    expect(() => readConfig({ ...rest, DATABASE_URL_FILE: `${file}-gone` })).toThrow(
      /1 error\(s\):\n {2}DATABASE_URL_FILE: cannot be read: Error: ENOENT/,
    );
    writeFileSync(file, 'nN4vT0zq8Lr2');
    const wrong = () => readConfig({ ...rest, DATABASE_URL_FILE: file });
    expect(wrong).toThrow('DATABASE_URL: ');
    expect(wrong).not.toThrow('nN4vT0zq8Lr2');
    // Only a secret is read from a file.
    expect(() => readConfig({ HOST_FILE: `${file}-gone` })).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('missing and wrong variables are named together', () => {
  expect(() => readConfig({ NODE_ENV: 'production', PORT: 'x', OIDC_ISSUER: 'https://id.example' })).toThrow(
    /SITE_ORIGIN[\s\S]*OIDC_CLIENT_ID: is missing[\s\S]*belong together[\s\S]*PORT: must be a number/,
  );
});

test('the disks of the site, of its files and the named ones are watched', () => {
  expect(readConfig({ SITE_DIR: '/srv/site' }).disks).toEqual({ site: '/srv/site' });
  expect(readConfig({ SITE_DIR: '/srv/site', FILES_URL: 's3://files/site' }).disks).toEqual({ site: '/srv/site' });
  const named = { FILES_URL: '/mnt/files', DISKS: 'database=/var/lib/postgresql,edge=/var/cache/nginx' };
  expect(readConfig({ SITE_DIR: '/srv/site', ...named }).disks).toEqual({
    ...{ site: '/srv/site', files: '/mnt/files' },
    ...{ database: '/var/lib/postgresql', edge: '/var/cache/nginx' },
  });
  expect(() => readConfig({ DISKS: 'database' })).toThrow('DISKS: must be name=/folder, several with commas');
});

test('files are in the folder of the site unless another place is named', () => {
  expect(readConfig({ SITE_DIR: '/srv/site' }).filesUrl).toBe('/srv/site');
  expect(readConfig({ SITE_DIR: '/srv/site', FILES_URL: '/srv/files' }).filesUrl).toBe('/srv/files');
  expect(readConfig({ FILES_URL: 's3://files/site?endpoint=http://s3:9000' }).filesUrl).toContain('s3://files/site?');
  for (const wrong of ['s3://', 's3://ab/x', 'https://bucket.example/x']) {
    expect(() => readConfig({ FILES_URL: wrong })).toThrow('FILES_URL: must be s3://bucket/prefix or a folder');
  }
});

test('a site starts empty unless a folder of content is named', () => {
  expect(readConfig(PRODUCTION).seed).toBeUndefined();
  expect(readConfig({ SEED: '' }).seed).toBeUndefined();
  expect(readConfig({ SEED: '/srv/content' }).seed).toBe('/srv/content');
});

test.each([
  ['DATABASE_URL', { DATABASE_URL: 'postgres://site:postgres@10.0.0.5/site?sslmode=verify-full' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://site:n4vT0zq@10.0.0.5/site?sslmode=verify-full' }],
  ['MAIL_URL', { MAIL_URL: 'smtps://site:change-me-please@mail.tridhara.example' }],
  [
    'OIDC_CLIENT_SECRET',
    { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'site', OIDC_CLIENT_SECRET: 'aaaaaaaaaaaaaaaa' },
  ],
])('in production a %s that is easy to guess is refused without repeating it', (name, environment) => {
  const refused = () => readConfig({ ...PRODUCTION, ...environment });
  expect(refused).toThrow(new RegExp(`${name}: it.* is easy to guess`));
  const secrets = Object.values(environment).flatMap(
    (value) => /:\/\/[^:]+:([^@]+)@|^(a+)$/.exec(value)?.slice(1) ?? [],
  );
  for (const secret of secrets.filter(Boolean)) expect(refused).not.toThrow(secret);
});

test('in production all connections without TLS are named at once, without their passwords', () => {
  const plain = {
    ...PRODUCTION,
    SITE_ORIGIN: 'http://www.tridhara.example',
    DATABASE_URL: 'postgres://site:nN4vT0zq8Lr2@db.tridhara.example/site',
    MAIL_URL: 'smtp://site:w7Gk2sPq9XbV@mail.tridhara.example',
    FILES_URL: 's3://files/site?endpoint=http://files.tridhara.example',
    DISCOVERY_URL: 'http://www.tridhara.example/discovery.json',
    ...{ OIDC_ISSUER: 'http://id.tridhara.example', OIDC_CLIENT_ID: 'site', OIDC_CLIENT_SECRET: 'k4PzW81mQv0Tt2' },
  };
  const refused = () => readConfig(plain);
  expect(refused).toThrow('6 error(s)');
  for (const name of ['SITE_ORIGIN', 'DATABASE_URL', 'MAIL_URL', 'FILES_URL', 'DISCOVERY_URL', 'OIDC_ISSUER'])
    expect(refused).toThrow(new RegExp(`${name}: [a-z]+.tridhara.example would be reached without TLS`));
  expect(refused).not.toThrow(/nN4vT0zq8Lr2|w7Gk2sPq9XbV/);
  const hosts = ['www', 'db', 'mail', 'files', 'id'].map((host) => `${host}.tridhara.example`).join(', ');
  expect(readConfig({ ...plain, PLAINTEXT_HOSTS: hosts }).siteUrl).toBe('http://www.tridhara.example');
  expect(readConfig({ ...plain, NODE_ENV: '' }).siteUrl).toBe('http://www.tridhara.example');
});

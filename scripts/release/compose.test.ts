/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readConfig as readApiConfig } from '../../api-server/src/config';
import { VARIABLES as OF_API } from '../../api-server/src/variables';
import { readConfig as readShellConfig } from '../../shell/src/server/config';
import { VARIABLES as OF_SHELL } from '../../shell/src/server/variables';

interface Service {
  readonly image?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly healthcheck?: { readonly test: unknown };
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes?: Readonly<Record<string, null>>;
}

const FOLDER = path.join(__dirname, 'files');
const files = readdirSync(FOLDER).filter((name) => /^compose.*\.yaml$/.test(name));
const read = (name: string) => parse(readFileSync(path.join(FOLDER, name), 'utf8'), { merge: true }) as Compose;
const services = files.flatMap((name) => Object.entries(read(name).services));

/** The variables of a service with all files together, with a value for each variable of `.env`. */
const environmentOf = (service: string): Record<string, string> => {
  const entries = services.flatMap(([name, { environment }]) =>
    name === service ? Object.entries(environment ?? {}) : [],
  );
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value.replaceAll(/\$\{\w+:[^}]*\}/g, 's3cr3t-of-a-test')]),
  );
};

test.each(services.filter(([, { image }]) => image !== undefined))(
  '%s has no rights, a limited log, and only volumes and files that exist',
  (_name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service.logging?.options).toEqual({
      'max-size': expect.stringMatching(/^\d+m$/) as string,
      'max-file': '5',
    });
    const known = files.flatMap((name) => Object.keys(read(name).volumes ?? {}));
    for (const [source = ''] of (service.volumes ?? []).map((volume) => volume.split(':'))) {
      if (!source.startsWith('./')) expect(known).toContain(source);
      else if (source.startsWith('./database/'))
        expect(readFileSync(path.join(FOLDER, source)).length).toBeGreaterThan(0);
    }
  },
);

test('the state of each service that answers is known', () => {
  const known = Object.entries(read('compose.yaml').services).filter(([, { healthcheck }]) => healthcheck?.test);
  expect(known.map(([name]) => name)).toEqual(['database', 'api', 'shell', 'edge']);
});

test('the servers start with the variables of all files together', () => {
  const siteEnv = {
    ...{
      NODE_ENV: 'production',
      SITE_ORIGIN: 'https://www.example.com',
      TRUST_PROXY: '1',
      MAIL_FROM: 'site@example.com',
    },
    ...{ MAIL_URL: 'smtps://mail.example', DATABASE_URL: 'postgres://site:s3cr3t-of-a-test@database/site' },
    FILES_URL: '/srv/site/state/files',
  };
  const at = (host: string): string => `postgres://site:s3cr3t-of-a-test@${host}/site`;
  expect(readApiConfig({ ...siteEnv, ...environmentOf('api') })).toMatchObject({
    ...{ databaseUrl: at('pooler:6432'), databaseDirectUrl: at('database'), databaseReadUrl: at('standby') },
  });
  expect(readApiConfig({ ...siteEnv, ...environmentOf('backup') })).toMatchObject({ backupKeyFile: '/run/backup.key' });
  expect(readShellConfig({ ...siteEnv, ...environmentOf('shell') })).toMatchObject({ port: 3000 });
});

test('the shell in containers gets no secret of the API server', () => {
  const secrets = Object.entries(OF_API).flatMap(([name, variable]) => ('secret' in variable ? [name] : []));
  const foreign = secrets.filter((name) => !(name in OF_SHELL));
  expect(foreign).toContain('DATABASE_URL');
  const shell = environmentOf('shell');
  expect(foreign.map((name) => shell[name])).toEqual(foreign.map(() => ''));
});

test('PgBouncer in containers has the settings of the runbook', () => {
  const settings = (text: string): string[] =>
    [
      'pool_mode',
      'default_pool_size',
      'max_client_conn',
      'query_wait_timeout',
      'stats_users',
      'ignore_startup_parameters',
    ].map((name) => new RegExp(`^${name} = .*$`, 'm').exec(text)?.[0] ?? name);
  const runbook = readFileSync(path.join(__dirname, '../../docs/runbooks/pooler-full.md'), 'utf8');
  const own = readFileSync(path.join(FOLDER, 'database/pgbouncer.ini'), 'utf8');
  expect(settings(own)).toEqual(settings(runbook));
});

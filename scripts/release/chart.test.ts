/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { readConfig as readApiConfig } from '../../api-server/src/config';
import { readConfig as readShellConfig } from '../../shell/src/server/config';
import { helm } from './testing/helm';
import { mistakesIn, type Manifest } from './testing/kubernetes';

const CHART = path.join(__dirname, 'files/chart');
const VALUES = ['image=registry.example/site@sha256:1', 'mailFrom=site@example.com', 'plaintextHosts=postgres'];
const program = helm();
if (program === undefined) console.warn('Helm cannot be had: the chart is not rendered.');

function render(...values: readonly string[]): { readonly manifests: Manifest[]; readonly refused: string } {
  const set = [...values, 'trustedKeys=\\{\\}'].flatMap((value) => ['--set-string', value]);
  const { stdout, stderr } = spawnSync(program ?? '', ['template', 'site', CHART, ...set], { encoding: 'utf8' });
  return { manifests: parseAllDocuments(stdout).map((document) => document.toJS() as Manifest), refused: stderr };
}

interface Pod {
  readonly securityContext: object;
  readonly volumes: { name: string; secret?: { items: { key: string }[] } }[];
  readonly containers: {
    readonly name: string;
    readonly securityContext: object;
    readonly env: { name: string; value: string }[];
  }[];
  readonly topologySpreadConstraints?: { topologyKey: string }[];
}

interface PodTemplate {
  readonly template: { readonly spec: Pod };
}

const describeChart = program === undefined ? describe.skip : describe;
describeChart('the chart of the site', () => {
  const { manifests, refused } = render(
    ...[...VALUES, 'serviceMonitor.enabled=true', 'api.secretFiles.DATABASE_DIRECT_URL=database-direct-url'],
    ...['api.env.OIDC_ISSUER=https://id.example', 'api.env.OIDC_CLIENT_ID=site'],
    ...['api.secretFiles.OIDC_CLIENT_SECRET=oidc-client-secret', 'backup.to=s3://copies/site?profile=offsite'],
  );
  const podOf = (name: string): Pod => {
    const found = manifests.find(({ metadata, kind }) => metadata.name === name && /Deployment|Job/.test(kind));
    const { spec } = found as unknown as { spec: PodTemplate & { jobTemplate?: { spec: PodTemplate } } };
    return (spec.jobTemplate?.spec ?? spec).template.spec;
  };

  test('has all that a cluster needs, by the schemas of Kubernetes', () => {
    expect(refused).toBe('');
    expect(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
      'ConfigMap site-trusted-keys',
      ...['CronJob site-backup', 'CronJob site-restore-check'],
      ...['Deployment', 'HorizontalPodAutoscaler'].flatMap((kind) => [`${kind} site-api`, `${kind} site-shell`]),
      'Ingress site',
      'Job site-migrate',
      ...['NetworkPolicy', 'PodDisruptionBudget', 'Service', 'ServiceMonitor'].flatMap((kind) => [
        `${kind} site-api`,
        `${kind} site-shell`,
      ]),
    ]);
    expect(manifests.flatMap(mistakesIn)).toEqual([]);
  });

  test('a field that Kubernetes does not know is a mistake', () => {
    const [deployment] = manifests.filter(({ kind }) => kind === 'Deployment');
    const wrong = { ...deployment, spec: { ...(deployment as unknown as { spec: object }).spec, replica: 2 } };
    expect(mistakesIn(wrong as unknown as Manifest)).toEqual(['.spec.replica is unknown']);
  });

  test.each(['site-api', 'site-shell', 'site-migrate', 'site-backup', 'site-restore-check'])(
    '%s has no rights',
    (name) => {
      const { securityContext, containers } = podOf(name);
      expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      expect(containers.map((container) => container.securityContext)).toEqual([
        { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
      ]);
    },
  );

  test.each(['site-api', 'site-shell'])('%s is asked when it is ready, and spread over nodes and zones', (name) => {
    const { containers, topologySpreadConstraints = [] } = podOf(name);
    const probe = (path: string) => expect.objectContaining({ httpGet: { path, port: 'metrics' } }) as object;
    expect(containers).toEqual([
      expect.objectContaining({
        startupProbe: probe('/livez'),
        livenessProbe: probe('/livez'),
        readinessProbe: probe('/readyz'),
      }),
    ]);
    expect(topologySpreadConstraints.map(({ topologyKey }) => topologyKey)).toEqual([
      'kubernetes.io/hostname',
      'topology.kubernetes.io/zone',
    ]);
  });

  test('the database is migrated before the servers are replaced', () => {
    const [job] = manifests.filter(({ kind }) => kind === 'Job');
    expect(job?.metadata).toMatchObject({ annotations: { 'helm.sh/hook': 'pre-install,pre-upgrade' } });
  });

  test('the variables are all that the servers need in production', () => {
    const envOf = (name: string) =>
      Object.fromEntries(podOf(name).containers.flatMap(({ env }) => env.map(({ name: key, value }) => [key, value])));
    const secrets = {
      DATABASE_URL: 'postgres://site:s3cr3t-of-a-test@postgres/site',
      DATABASE_DIRECT_URL: 'postgres://site:s3cr3t-of-a-test@postgres/site',
      MIGRATION_DATABASE_URL: 'postgres://site_owner:s3cr3t-of-a-test@postgres/site',
      MAIL_URL: 'smtps://mail.example',
      OIDC_CLIENT_SECRET: 's3cr3t-of-a-test',
    };
    /** The configuration with the secrets whose files the pod names, as the entries of the same name. */
    const configOf = (name: string) => {
      const env = envOf(name);
      const named = Object.keys(secrets).filter((secret) => {
        const entry = secret.toLowerCase().replaceAll('_', '-');
        return env[`${secret}_FILE`] === `/run/secrets/site/${entry}`;
      });
      const others = Object.entries(env).filter(([key]) => !named.includes(key.replace(/_FILE$/, '')));
      const values = named.map((secret) => [secret, secrets[secret as keyof typeof secrets]]);
      return readApiConfig({ NODE_ENV: 'production', ...Object.fromEntries([...others, ...values]) });
    };
    const databaseDirectUrl = secrets.DATABASE_DIRECT_URL;
    expect(configOf('site-api')).toMatchObject({ port: 4000, databaseDirectUrl });
    expect(configOf('site-migrate')).toMatchObject({ migrationDatabaseUrl: secrets.MIGRATION_DATABASE_URL });
    const backupKeyFile = '/run/secrets/site/backup-key';
    expect(configOf('site-backup')).toMatchObject({ backupKeyFile, databaseDirectUrl });
    // The check restores into the embedded database of its folder.
    expect(readApiConfig(envOf('site-restore-check'))).toMatchObject({ backupKeyFile, databaseUrl: undefined });
    expect(readShellConfig({ NODE_ENV: 'production', ...envOf('site-shell') })).toMatchObject({ port: 3000 });
  });

  test('each pod gets the secrets that it needs, as files', () => {
    const keysOf = (name: string) =>
      podOf(name).volumes.flatMap(({ secret }) => secret?.items.map(({ key }) => key) ?? []);
    expect(keysOf('site-api')).toEqual([
      ...['database-url', 'keys.json', 'mail-url', 'aws-credentials', 'database-direct-url', 'oidc-client-secret'],
    ]);
    expect(keysOf('site-restore-check')).toEqual(['keys.json', 'backup-key', 'aws-credentials']);
    expect(keysOf('site-shell')).toEqual(['aws-credentials']);
    expect(keysOf('site-migrate')).toContain('migration-database-url');
  });

  test('an image is needed, and a variable of the values wins', () => {
    expect(render().refused).toContain('name the image');
    const own = render(...VALUES, 'shell.env.LOG_LEVEL=warn', 'shell.env.HOST=::').manifests;
    const [shell] = own.filter(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'site-shell');
    expect(JSON.stringify(shell)).toContain('{"name":"HOST","value":"::"}');
    expect(JSON.stringify(shell)).toContain('{"name":"PLAINTEXT_HOSTS","value":"site-api,postgres"}');
  });
});

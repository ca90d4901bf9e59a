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
  readonly containers: { name: string; securityContext: object; env: { name: string; value: string }[] }[];
}

const describeChart = program === undefined ? describe.skip : describe;
describeChart('the chart of the site', () => {
  const { manifests, refused } = render(
    ...[...VALUES, 'serviceMonitor.enabled=true', 'api.secretFiles.OIDC_CLIENT_SECRET=oidc-client-secret'],
  );
  const podOf = (name: string): Pod => {
    const found = manifests.find(({ metadata, kind }) => metadata.name === name && /Deployment|Job/.test(kind));
    return (found as unknown as { spec: { template: { spec: Pod } } }).spec.template.spec;
  };

  test('has all that a cluster needs, by the schemas of Kubernetes', () => {
    expect(refused).toBe('');
    expect(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
      'ConfigMap site-trusted-keys',
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

  test.each(['site-api', 'site-shell', 'site-migrate'])('%s has no rights', (name) => {
    const { securityContext, containers } = podOf(name);
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(containers.map((container) => container.securityContext)).toEqual([
      { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
    ]);
  });

  test('the variables are all that the servers need in production', () => {
    const envOf = (name: string) =>
      Object.fromEntries(podOf(name).containers.flatMap(({ env }) => env.map(({ name: key, value }) => [key, value])));
    const { DATABASE_URL_FILE, MAIL_URL_FILE, OIDC_CLIENT_SECRET_FILE, ...api } = envOf('site-api');
    expect(OIDC_CLIENT_SECRET_FILE).toBe('/run/secrets/site/oidc-client-secret');
    expect([DATABASE_URL_FILE, MAIL_URL_FILE]).toEqual([
      '/run/secrets/site/database-url',
      '/run/secrets/site/mail-url',
    ]);
    const secrets = {
      DATABASE_URL: 'postgres://site:s3cr3t-of-a-test@postgres/site',
      MAIL_URL: 'smtps://mail.example',
    };
    expect(readApiConfig({ NODE_ENV: 'production', ...api, ...secrets })).toMatchObject({ port: 4000 });
    expect(readShellConfig({ NODE_ENV: 'production', ...envOf('site-shell') })).toMatchObject({ port: 3000 });
  });

  test('each pod gets the secrets that it needs, as files', () => {
    const keysOf = (name: string) =>
      podOf(name).volumes.flatMap(({ secret }) => secret?.items.map(({ key }) => key) ?? []);
    expect(keysOf('site-api')).toEqual([
      ...['database-url', 'keys.json', 'mail-url', 'aws-credentials', 'oidc-client-secret'],
    ]);
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

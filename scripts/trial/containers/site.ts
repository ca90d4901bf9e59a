import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LANGUAGES } from '../../bench/cluster/load-generator';
import { assert, say } from '../../installation/progress';
import { runReleased } from '../../installation/installation';
import { createArguments, OWNER } from '../../site/administrator';
import { freePort } from '../../site/ports';
import { resultOf, run } from '../../processes/run';
import type { Engine } from './engine';

/** The containers whose processes the trial kills, with the number of each. */
export const SERVICES = { database: 1, api: 2, shell: 2, edge: 1 } as const;

/** The seconds that a container may take until its health check succeeds. */
const MOST_SECONDS = 120;

const password = (): string => randomBytes(16).toString('hex');

/** The site of compose.yaml in a folder, which is its project. */
export class ContainerSite {
  private constructor(
    private readonly engine: Engine,
    /** The folder of the release whose compose.yaml and commands are used. */
    private readonly release: string,
    private readonly folder: string,
    readonly origin: string,
  ) {}

  /**
   * Prepares the folder as INSTALL.md describes.
   *
   * @param release the folder of the release whose compose.yaml and commands are used
   * @param former the folder of the release that the site begins with, whose front ends are published
   * @param image the image of the former release
   */
  static async in(
    folder: string,
    { release, former, image }: { readonly release: string; readonly former: string; readonly image: string },
    engine: Engine,
  ): Promise<ContainerSite> {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    await mkdir(folder, { recursive: true });
    for (const name of ['compose.yaml', 'database'])
      await cp(path.join(release, name), path.join(folder, name), { recursive: true });
    const secrets = { POSTGRES_PASSWORD: password(), OWNER_PASSWORD: password(), SITE_PASSWORD: password() };
    const lines = (values: Readonly<Record<string, string>>): string =>
      Object.entries(values)
        .map(([name, value]) => `${name}=${value}\n`)
        .join('');
    await writeFile(path.join(folder, '.env'), lines({ ...secrets, SITE_IMAGE: image, HTTP_PORT: String(port) }));
    const env = {
      ...{ NODE_ENV: 'production', SITE_ORIGIN: origin, TRUST_PROXY: '1', FILES_URL: '/srv/site/state/files' },
      DATABASE_URL: `postgres://site:${secrets.SITE_PASSWORD}@database/site`,
      ...{ MAIL_URL: 'smtps://mail.invalid', MAIL_FROM: 'The site <no-reply@site.test>' },
      LANGUAGES: LANGUAGES.join(),
      // All visitors of the trial have one address.
      ...{ LOG_LEVEL: 'warn', LIMIT_FORMS_PER_HOUR: '100000', LIMIT_SEARCHES_PER_MINUTE: '100000' },
    };
    await writeFile(path.join(folder, 'site.env'), lines(env));
    const site = new ContainerSite(engine, release, folder, origin);
    await site.install(former);
    return site;
  }

  private delivery(...args: readonly string[]): Promise<string> {
    return runReleased(this.release, ['delivery/main.js', ...args], {});
  }

  private get key(): string {
    return path.join(this.folder, 'publisher.pem');
  }

  private get trusted(): string {
    return path.join(this.folder, 'trusted-keys.json');
  }

  /** The configuration of the edge, a key, and the front ends of a release. */
  private async install(release: string): Promise<void> {
    await mkdir(path.join(this.folder, 'store'));
    await cp(path.join(this.release, 'nginx'), path.join(this.folder, 'nginx'), { recursive: true });
    const edge = ['--shell', 'shell:3000', '--api', 'api:4000', '--api-listen', '0.0.0.0:4100', '--resolver', 'local'];
    const places = [
      '--listen',
      '8080',
      '--cache',
      '/tmp/pages',
      '--logs',
      '/tmp',
      '--no-ipv6',
      '--store',
      '/srv/site/store',
    ];
    const settings = await this.delivery('nginx', '--public', this.origin, ...edge, ...places);
    await writeFile(path.join(this.folder, 'nginx/site.conf'), settings);
    const { publicKey } = JSON.parse(await this.delivery('key', 'create', this.key, '--json')) as { publicKey: string };
    const rights = ['--publish', '*', '--traffic', '*', '--trusted-keys', this.trusted];
    await this.delivery('key', 'trust', 'publisher', publicKey, ...rights);
    await chmod(this.trusted, 0o644);
    await this.publish(release);
  }

  /** Publishes the front ends of a release and shows them to visitors. */
  async publish(release: string): Promise<void> {
    const store = path.join(this.folder, 'store');
    const fronts = ['shell', 'mfe-catalogue', 'mfe-careers', 'mfe-content', 'mfe-admin'].map((name) =>
      path.join(release, 'front-ends', name),
    );
    const signed = ['--store', store, '--key', this.key, '--trusted-keys', this.trusted];
    await this.delivery('publish', ...fronts, '--promote', ...signed);
  }

  /** Creates the keys, starts all containers and waits until each is healthy. */
  async start(): Promise<void> {
    await this.engine.compose(this.folder, 'run', '--rm', '--no-deps', '-T', 'api', 'node', 'api/keys.js', 'create');
    await this.engine.compose(this.folder, 'up', '--detach', '--no-build');
    await this.isHealthy();
  }

  /** Waits until every container is healthy; the engine's own timers need systemd, so its check is called here. */
  async isHealthy(): Promise<void> {
    const deadline = performance.now() + MOST_SECONDS * 1_000;
    for (const [service, count] of Object.entries(SERVICES)) {
      const containers = await this.engine.containersOf(service);
      assert(containers.length === count, `${service} has ${count} containers; they are: ${containers.join(', ')}`);
      for (const container of containers) {
        while (!(await this.engine.succeeds('healthcheck', 'run', container))) {
          if (performance.now() > deadline)
            throw new Error(`${container} is not healthy:\n${await this.logOf(container)}`);
          await pause(500);
        }
      }
    }
  }

  private async logOf(container: string): Promise<string> {
    return (await run('podman', ['logs', '--tail', '40', container], { env: this.engine.env, quiet: true })).output;
  }

  /** The latest requests that nginx could not answer, with the servers that it tried, as it has logged them. */
  async failedRequests(): Promise<readonly string[]> {
    const { output } = await run('podman', ['logs', 'site_edge_1'], { env: this.engine.env, quiet: true });
    return output
      .split('\n')
      .filter((line) => /" (?:499|5\d\d) /.test(line))
      .slice(-20);
  }

  /** Creates the owner with the command in a container. */
  async createOwner(): Promise<void> {
    const args = ['exec', '--interactive', 'site_api_1', 'node', 'api/admin.js', ...createArguments(OWNER)];
    await resultOf('podman', args, { env: this.engine.env, input: OWNER.password });
  }

  /**
   * Kills a container like a crashed machine and puts another one in its place.
   *
   * @returns the addresses of both
   */
  async replaceKilled(container: string): Promise<readonly [string, string]> {
    const former = await this.engine.addressOf(container);
    await this.engine.podman('rm', '--force', '--time', '0', container);
    await this.engine.compose(this.folder, 'up', '--detach', '--no-build');
    await this.isHealthy();
    return [former, await this.engine.addressOf(container)];
  }

  /** Calls the release's command that replaces the servers by those of another image. */
  async upgrade(...args: readonly string[]): Promise<string> {
    return resultOf('sh', [path.join(this.release, 'upgrade/containers.sh'), ...args], {
      cwd: this.folder,
      env: this.engine.env,
    });
  }

  /** Checks the rights and the limits of each container, as podman reports them. */
  async holdsLimits(): Promise<void> {
    for (const service of Object.keys(SERVICES)) {
      for (const container of await this.engine.containersOf(service)) {
        const [found] = JSON.parse(await this.engine.podman('inspect', container)) as [Inspected];
        const { HostConfig: host } = found;
        assert(host.ReadonlyRootfs, `${container} cannot write to its root file system`);
        assert(found.EffectiveCaps === null || found.EffectiveCaps.length === 0, `${container} has no capability`);
        assert(host.SecurityOpt.includes('no-new-privileges'), `${container} cannot get other rights`);
        assert(host.Memory > 0 && host.PidsLimit > 0, `${container} has limits of memory and processes`);
        const user = await this.engine.podman('exec', container, 'id', '-u');
        assert(user !== '0', `${container} does not run as root`);
      }
    }
    say('Every container: read-only root, no capability, no new privileges, limits of memory and processes, not root.');
  }

  async stop(): Promise<void> {
    await this.engine.compose(this.folder, 'down', '--volumes').catch(() => undefined);
    await this.engine.podman('rm', '--all', '--force', '--time', '0').catch(() => undefined);
    await this.engine.podman('volume', 'prune', '--force').catch(() => undefined);
    await rm(this.folder, { recursive: true, force: true });
  }
}

interface Inspected {
  readonly EffectiveCaps: readonly string[] | null;
  readonly HostConfig: {
    readonly ReadonlyRootfs: boolean;
    readonly SecurityOpt: readonly string[];
    readonly Memory: number;
    readonly PidsLimit: number;
  };
}

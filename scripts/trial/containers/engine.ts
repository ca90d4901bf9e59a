import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installPackages } from '../../test/machine';
import { resultOf, run } from '../../processes/run';

/** The program that each package of Debian contains. */
const PROGRAMS: Readonly<Record<string, string>> = {
  podman: 'podman',
  'podman-compose': 'podman-compose',
  runc: 'runc',
  debootstrap: 'debootstrap',
  iptables: 'iptables',
  netavark: '/usr/lib/podman/netavark',
  'aardvark-dns': '/usr/lib/podman/aardvark-dns',
  catatonit: 'catatonit',
};

const isMissing = (program: string): boolean => spawnSync(program, ['--version']).error !== undefined;

/** Makes sure that the programs are installed. @throws Error with the command that installs them */
export async function ensurePrograms(): Promise<void> {
  const missing = (): string[] => Object.keys(PROGRAMS).filter((name) => isMissing(PROGRAMS[name] ?? name));
  if (missing().length === 0) return;
  const all = Object.keys(PROGRAMS);
  if ((await installPackages(...all)) && missing().length === 0) return;
  throw new Error(
    `The trial needs root and ${missing().join(', ')}:\n  apt-get install --no-install-recommends ${all.join(' ')}`,
  );
}

/** The settings of podman that work without systemd and with the limits of a container around it. */
const CONTAINERS = `[containers]
default_ulimits=["nofile=1024:4096","nproc=2048:4096"]
[engine]
runtime="runc"
cgroup_manager="cgroupfs"
events_logger="file"
[network]
network_backend="netavark"
`;

const storage = (driver: string, folder: string): string => `[storage]
driver="${driver}"
graphroot="${folder}/${driver}"
runroot="${folder}/${driver}-run"
`;

/** Podman and podman-compose with images and containers in one folder, apart from those of the machine. */
export class Engine {
  private constructor(readonly env: Readonly<Record<string, string>>) {}

  /** @param folder of images and containers, which the next trial uses again */
  static async in(folder: string): Promise<Engine> {
    await mkdir(folder, { recursive: true });
    const [settings, place] = [path.join(folder, 'containers.conf'), path.join(folder, 'storage.conf')];
    await writeFile(settings, CONTAINERS);
    const engine = new Engine({ CONTAINERS_CONF: settings, CONTAINERS_STORAGE_CONF: place });
    // Not every file system can be the lower layer of an overlay.
    for (const driver of ['overlay', 'vfs']) {
      await writeFile(place, storage(driver, folder));
      if ((await run('podman', ['info'], { env: engine.env, quiet: true })).code === 0) return engine;
    }
    throw new Error(`podman does not work: ${await engine.podman('info')}`);
  }

  /** @throws Error with the output of podman when it fails */
  podman(...args: readonly string[]): Promise<string> {
    return resultOf('podman', args, { env: this.env });
  }

  /** Whether podman succeeds. */
  async succeeds(...args: readonly string[]): Promise<boolean> {
    return (await run('podman', args, { env: this.env, quiet: true })).code === 0;
  }

  /** Builds an image; the network is that of the machine, because no other one leads to the packages. */
  build(image: string, folder: string, ...args: readonly string[]): Promise<string> {
    const limits = ['--ulimit', 'nofile=1024:4096', '--ulimit', 'nproc=1024:2048'];
    return this.podman('build', '--network', 'host', ...limits, '--tag', image, ...args, folder);
  }

  /** Runs podman-compose in a folder. */
  compose(cwd: string, ...args: readonly string[]): Promise<string> {
    return resultOf('podman-compose', args, { cwd, env: this.env });
  }

  /** The containers of a service, in the order of their names. */
  async containersOf(service: string): Promise<readonly string[]> {
    const filter = ['--filter', `label=com.docker.compose.service=${service}`];
    return (await this.podman('ps', '--all', '--format', '{{.Names}}', ...filter)).split('\n').filter(Boolean).sort();
  }

  /** The address of a container in its network. */
  async addressOf(container: string): Promise<string> {
    return this.podman('inspect', '--format', '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}', container);
  }
}

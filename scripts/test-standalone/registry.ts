import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { system } from '../installation/checkout';
import { PUBLISHABLE } from '../packages/publishable';
import { freePort } from '../site/ports';

/** A private registry on this machine. */
export interface Registry {
  readonly address: string;
  /** The file of npm's configuration with which somebody may publish in it. */
  readonly userConfig: string;
  stop(): Promise<void>;
}

/** The last minor version that runs on Node.js 20, as long as it gets this version of what it fetches with. */
const PACKAGE = {
  private: true,
  dependencies: { verdaccio: '6.5.2' },
  overrides: { 'node-fetch': '2.7.0' },
};

/** Our names are answered here and never asked for elsewhere; all others come from where npm has them from. */
const configuration = (upstream: string): string => `storage: ./storage
uplinks:
  upstream: { url: '${upstream}', timeout: 120s, maxage: 60m }
packages:
  '{${PUBLISHABLE.join(',')}}': { access: $all, publish: $all }
  '**': { access: $all, proxy: upstream }
log: { type: stdout, format: json, level: error }
`;

async function answers(child: ChildProcess, address: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error('The registry has ended.');
    if (
      await fetch(`${address}/-/ping`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The registry does not answer at ${address}.`);
}

/** Installs a registry in a folder and starts it, empty. */
export async function startRegistry(folder: string): Promise<Registry> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(PACKAGE));
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await system('npm', ['install', ...quiet], folder);
  const upstream = await system('npm', ['config', 'get', 'registry']);
  await writeFile(path.join(folder, 'config.yaml'), configuration(upstream));
  const host = `localhost:${await freePort()}`;
  const userConfig = path.join(folder, 'publisher.npmrc');
  await writeFile(userConfig, `//${host}/:_authToken=anybody\n`);
  const program = path.join(folder, 'node_modules/verdaccio/bin/verdaccio');
  const child = spawn(process.execPath, [program, '--config', 'config.yaml', '--listen', host], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = (): Promise<void> => {
    child.kill('SIGTERM');
    return ended;
  };
  await answers(child, `http://${host}`).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { address: `http://${host}`, userConfig, stop };
}

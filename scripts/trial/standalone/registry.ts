import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PUBLISHABLE } from '../../packages/publishable';
import { resultOf } from '../../processes/run';
import { waitForAnswer, start, stop } from '../../processes/start';
import { freePort } from '../../site/ports';

/** A private registry on this machine. */
export interface Registry {
  readonly address: string;
  /** The npm configuration file that allows publishing to it. */
  readonly userConfig: string;
  stop(): Promise<void>;
}

/** The last minor version that runs on Node.js 20, provided that its HTTP client has this version. */
const PACKAGE = {
  private: true,
  dependencies: { verdaccio: '6.5.2' },
  overrides: { 'node-fetch': '2.7.0' },
};

/** The registry answers the project's own names itself; all others come from npm's upstream registry. */
const configuration = (upstream: string): string => `storage: ./storage
uplinks:
  upstream: { url: '${upstream}', timeout: 120s, maxage: 60m }
packages:
  '{${PUBLISHABLE.join(',')}}': { access: $all, publish: $all }
  '**': { access: $all, proxy: upstream }
max_body_size: 200mb
log: { type: stdout, format: json, level: error }
`;

/** Installs a registry in a folder and starts it, empty. */
export async function startRegistry(folder: string): Promise<Registry> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(PACKAGE));
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await resultOf('npm', ['install', ...quiet], { cwd: folder });
  const upstream = await resultOf('npm', ['config', 'get', 'registry']);
  await writeFile(path.join(folder, 'config.yaml'), configuration(upstream));
  const host = `localhost:${await freePort()}`;
  const userConfig = path.join(folder, 'publisher.npmrc');
  await writeFile(userConfig, `//${host}/:_authToken=anybody\n`);
  const program = path.join(folder, 'node_modules/verdaccio/bin/verdaccio');
  const args = [program, '--config', 'config.yaml', '--listen', host];
  const registry = start(args, { cwd: folder, env: process.env });
  const end = async (): Promise<void> => void (await stop(registry));
  await waitForAnswer(registry, `http://${host}/-/ping`).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return { address: `http://${host}`, userConfig, stop: end };
}

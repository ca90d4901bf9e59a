import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/**
 * Starts the shell's server of a recorded site.
 *
 * @param site the folder with its program and its store of front ends
 * @param port the port of this machine that it serves
 * @param api the origin of the API
 * @throws Error when it ends before it is ready, for instance because another program uses the port
 */
export async function startShell(site: string, port: number, api: string): Promise<ChildProcess> {
  const shell = fork(path.join(site, 'shell/main.js'), {
    // Not the options of the program that starts it, such as a compiler.
    execArgv: [],
    env: {
      ...{ PATH: process.env['PATH'], PORT: String(port), API_ORIGIN: api, LOG_LEVEL: 'error' },
      STORE_URL: path.join(site, 'store'),
      TRUSTED_KEYS: path.join(site, 'trusted.json'),
      RENDER_PROCESSES: '1',
    },
  });
  process.once('exit', () => shell.kill());
  await new Promise<void>((resolve, reject) => {
    shell.once('message', () => resolve());
    shell.once('exit', () => reject(new Error(`The site cannot be served on port ${port}. The lines above say why.`)));
  });
  return shell;
}

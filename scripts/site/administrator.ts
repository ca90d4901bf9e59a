import { spawn } from 'node:child_process';
import { ROOT } from './front-ends';

/** Somebody who may sign in to the site under test. */
export interface Administrator {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: 'owner' | 'editor' | 'recruiter';
}

/** The owner that a site has when it is tried out by itself. */
export const OWNER: Administrator = {
  name: 'Asha Rao',
  email: 'asha.rao@tridhara.example',
  password: 'three streams, one line',
  role: 'owner',
};

/** Makes an administrator with the command that people use, against a site that may be running. */
export async function createAdministrator(siteDir: string, who: Administrator): Promise<void> {
  const args = ['--import', 'tsx', 'api-server/src/commands/admin.ts', 'create', '--name', who.name];
  const child = spawn(process.execPath, [...args, '--email', who.email, '--role', who.role, '--password-stdin'], {
    cwd: ROOT,
    env: { ...process.env, SITE_DIR: siteDir },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  child.stdin.end(who.password);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The administrator could not be made:\n${output}`);
}

import { start } from '../processes/start';

/**
 * Builds what has changed and makes it live, in a process of its own: what that takes of memory is given back when it
 * ends.
 *
 * @throws Error when it fails; the process has said why
 */
export async function publishApart(siteDir: string): Promise<void> {
  const args = ['--import', 'tsx', 'scripts/site/publish-and-end.ts', siteDir];
  const code = await start(args, { env: process.env, shown: true }).ended;
  if (code !== 0) throw new Error('The front ends could not be published. The lines above say why.');
}

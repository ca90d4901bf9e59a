import { start } from '../processes/start';

/**
 * Builds changed front ends and makes them live, in a separate process, whose memory is freed when it ends.
 *
 * @throws Error when it fails; the process has printed the reason
 */
export async function publishInChildProcess(siteDir: string): Promise<void> {
  const args = ['--import', 'tsx', 'scripts/site/publish-child.ts', siteDir];
  const code = await start(args, { env: process.env, shown: true }).ended;
  if (code !== 0) throw new Error('The front ends could not be published. The lines above say why.');
}

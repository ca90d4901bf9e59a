import { buildChanged } from './build';
import { FRONT_ENDS } from './front-ends';
import { publishAll } from './publish';

/** Builds changed front ends and makes them live in the site's own store. */
export async function publishChanged(siteDir: string, say: (line: string) => void): Promise<void> {
  say('Building what has changed …');
  await buildChanged(FRONT_ENDS, say);
  await publishAll(siteDir, FRONT_ENDS, say);
}

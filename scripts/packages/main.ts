import { command } from '../command-line/command';
import path from 'node:path';
import { resultOf } from '../processes/run';
import { PUBLISHABLE, publishedFolder, writePublishable } from './publishable';
import { recordSite } from './record-site';

const HELP = `npm run packages
    writes the packages for a private registry to .cache/packages, among them the built site with recorded answers of its API`;

command({ help: HELP, options: {} }, async () => {
  await resultOf('tsc', ['-b', ...PUBLISHABLE]);
  for (const name of PUBLISHABLE) console.log(await writePublishable(name));
  await recordSite(path.join(publishedFolder('site-emulator'), 'site'));
});

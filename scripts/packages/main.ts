import { command } from '../command-line/command';
import { resultOf } from '../processes/run';
import { PUBLISHABLE, writePublishable } from './publishable';

const HELP = `npm run packages
    writes the packages for a private registry to .cache/packages`;

command({ help: HELP, options: {} }, async () => {
  await resultOf('tsc', ['-b', ...PUBLISHABLE]);
  for (const name of PUBLISHABLE) console.log(await writePublishable(name));
});

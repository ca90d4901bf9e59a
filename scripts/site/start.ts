import { stop as stopCompiler } from 'esbuild';
import { shutDownOnSignal } from '../../http-edge/src/graceful-shutdown';
import { command } from '../command-line/command';
import { demonstrationLanguages } from './demonstration-languages';
import { SITE_OPTIONS, siteOptions } from './options';
import { assertFree } from './ports';
import { publishInChildProcess } from './publish-in-child-process';
import { serve } from './serve';

const say = (line: string): void => console.log(line);

const HELP = `npm start [-- --port 3000 --site-dir .site]
    builds and publishes what has changed, and serves the site on http://localhost:3000
    --port      the site's port (PORT); every other port is chosen free
    --site-dir  the folder of database, files, mail and published front ends (SITE_DIR)`;

command({ help: HELP, options: SITE_OPTIONS }, async (given) => {
  const options = siteOptions(given, process.env);
  if (options.port !== 0) await assertFree(options.port);
  say('Starting …');
  const site = await serve({
    ...options,
    env: demonstrationLanguages(process.env),
    publish: () => publishInChildProcess(options.siteDir),
  });
  // The compiler is no longer needed, and its process would keep its memory.
  await stopCompiler();
  say(`\nThe site is up:  ${site.origin}`);
  if (site.setupPath) say(`Create the first administrator (this link works once):  ${site.origin}${site.setupPath}`);
  say(`Its API server, which a canary by steps asks for figures (--api):  ${site.apiOrigin}`);
  say(`Its data is in ${options.siteDir}. Ctrl-C stops it.\n`);

  const fail = shutDownOnSignal(() => site.stop());
  fail(`The ${await site.broken} has ended. The lines above say why.`);
});

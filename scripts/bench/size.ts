import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chunkOfExpose, matchRemote } from 'federation/browser';
import {
  manifestOf,
  readRemoteDefinition,
  readRemoteManifest,
  singleApplicationConfig,
  sourceOf,
  writeRoutes,
  type PublishedAssets,
} from 'federation/webpack';
import webpack from 'webpack';
import { command } from '../command-line/command';
import { buildChanged } from '../site/build';
import { FRONT_ENDS, folderOf, ROOT } from '../site/front-ends';
import { wireSize } from './wire-size';

/** The allowed size of a page, as a multiple of the same page in a single application. */
const LIMIT = 1.1;

/** Pages of each kind. */
const PAGES = ['/', '/aboutus', '/contact', '/blogs', '/news', '/career', '/offerings/oilandgas', '/products'];

const remotes = FRONT_ENDS.filter((name) => name !== 'shell');

const assetsOf = (dist: string): PublishedAssets =>
  JSON.parse(readFileSync(path.join(dist, 'assets.json'), 'utf8')) as PublishedAssets;

/** The size of the chunks' scripts in bytes, compressed as on the wire; each file counts once. */
function weight(dist: string, chunks: readonly string[]): number {
  const assets = assetsOf(dist);
  const files = new Set(
    chunks.flatMap((chunk) => {
      const found = assets.chunks[chunk];
      if (!found) throw new Error(`${dist} has no chunk "${chunk}". Chunks: ${Object.keys(assets.chunks).join(', ')}.`);
      return found.js;
    }),
  );
  return [...files].reduce((sum, file) => sum + wireSize(readFileSync(path.join(dist, file))), 0);
}

/** A host without federation: every remote is in the same bundle. */
function writeStaticHost(folder: string): string {
  const lines = remotes.flatMap((name, i) => {
    const definition = readRemoteDefinition(folderOf(name));
    const manifest = manifestOf(definition);
    if (definition.pages) writeRoutes(folderOf(name), definition.pages);
    const source = (expose: string): string => path.join(folderOf(name), sourceOf(expose, definition));
    const later = Object.keys(manifest.exposes).filter((expose) => expose !== './routes');
    const isPublic = manifest.exposes['./routes'] === 'public';
    return [
      ...(isPublic ? [`import routes${i} from '${source('./routes')}';`] : []),
      ...(isPublic ? [`parts['${manifest.name}/./routes'] = () => Promise.resolve(routes${i});`] : []),
      ...[...later, ...(isPublic ? [] : ['./routes'])].map(
        (expose) =>
          `parts['${manifest.name}/${expose}'] = () => import('${source(expose)}').then((module) => module.default);`,
      ),
    ];
  });
  const file = path.join(folder, 'static-host.ts');
  const imports = lines.filter((line) => line.startsWith('import'));
  const rest = lines.filter((line) => !line.startsWith('import'));
  writeFileSync(
    file,
    [
      '// @ts-nocheck',
      ...imports,
      'const parts = {};',
      ...rest,
      'export class FederationHost {',
      '  load(name, expose) { return parts[`${name}/${expose}`](); }',
      '  hasLoaded() { return true; }',
      '}',
    ].join('\n'),
  );
  return file;
}

const HELP = `npm run bench:size
    first-load JavaScript per route, against the same sources as one bundle`;

command({ help: HELP, options: {} }, async () => {
  const say = (line: string): void => console.log(line);
  await buildChanged(FRONT_ENDS, say);
  const folder = path.join(ROOT, '.cache/bench-size');
  mkdirSync(folder, { recursive: true });
  // Every build reads the version of its package.
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'one-app', version: '0.0.0' }));
  say('Building the same sources as one application …');
  const config = singleApplicationConfig(folder, {
    entry: path.join(folderOf('shell'), 'src/browser/main.ts'),
    replace: { [path.join(ROOT, 'federation/src/browser/federation-host')]: writeStaticHost(folder) },
  });
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack did not take the configuration.');
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only') ?? 'The build gave no result.');

  const owners = remotes.map((name) => ({ folder: folderOf(name), ...readRemoteManifest(folderOf(name)) }));
  const shell = weight(path.join(folderOf('shell'), 'dist'), ['shell']);
  say('\nfirst-load JavaScript, Brotli        composed      one app    ratio');
  let worst = 0;
  for (const address of PAGES) {
    const { owner, route } = matchRemote(owners, address) ?? {};
    if (!owner || !route?.chunk) throw new Error(`No remote owns ${address}.`);
    const container = `site_${owner.name}`;
    const remote = weight(path.join(owner.folder, 'dist'), [container, chunkOfExpose('./routes'), route.chunk]);
    const composed = shell + remote;
    const single = weight(path.join(folder, 'dist'), ['shell', route.chunk]);
    const ratio = composed / single;
    worst = Math.max(worst, ratio);
    say(
      `${address.padEnd(34)} ${(composed / 1000).toFixed(1).padStart(8)} kB ${(single / 1000).toFixed(1).padStart(9)} kB ${ratio.toFixed(3).padStart(8)}`,
    );
  }
  say(`\nworst ratio ${worst.toFixed(3)} (limit ${LIMIT.toFixed(2)})`);
  process.exit(worst > LIMIT ? 1 : 0);
});

import type { Fault, RemoteReport } from 'api-client';
import { SOURCE_MAPS_FILE } from 'federation/naming';
import { transpileModule } from 'typescript';
import { SourcePlaces } from './source-places';

const at = '2026-11-26T10:00:00.000Z';

/** A script compiled from a source, with its source map. */
function compiled(file: string, text: string) {
  const { outputText, sourceMapText = '' } = transpileModule(text, {
    compilerOptions: { sourceMap: true, removeComments: true },
  });
  return { outputText, map: { ...(JSON.parse(sourceMapText) as object), sources: [file], sourcesContent: [text] } };
}

const LIST = compiled(
  'mfe-careers/src/jobs/job-list.tsx',
  '// One\n// Two\nexport const titles = (jobs) =>\n  jobs.map(({ title }) => title);\n',
);
const PACKAGE = compiled('node_modules/react/index.js', '');

/** The place of a text in a compiled script. */
function placeOf(script: string, { outputText }: typeof LIST, text: string): string {
  const before = outputText.slice(0, outputText.indexOf(text)).split('\n');
  return `careers/1.0.0-ab/${script}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

let reads: string[];
beforeEach(() => (reads = []));

const stored = (files: Readonly<Record<string, string>>) =>
  new SourcePlaces({
    blobs: {
      get: async (key: string) => {
        reads.push(key);
        const text = files[key];
        return text === undefined ? undefined : { bytes: Buffer.from(text), tag: '' };
      },
    } as never,
  });

const report = (...places: readonly string[][]): RemoteReport => ({
  ...{ remote: 'careers', version: '1.0.0-ab', loads: 1, failures: 1, failure: null, vitals: [], tasks: [] },
  faults: places.map((each): Fault => ({ reason: 'page: no', places: each, count: 1, first: at, last: at })),
});

const placesOf = async (places: SourcePlaces, sent: RemoteReport) =>
  (await places.locate(sent)).faults.map(({ place }) => place);

test('a fault names the innermost line of the code of the site, or of a package, and reads the source maps once', async () => {
  const maps = JSON.stringify({ 'job-list.js': LIST.map, 'react.js': { ...LIST.map, sources: PACKAGE.map.sources } });
  const places = stored({ [`r/careers/1.0.0-ab/${SOURCE_MAPS_FILE}`]: maps });
  const inList = placeOf('job-list.js', LIST, 'jobs.map');
  const inPackage = placeOf('react.js', LIST, 'jobs.map');
  const line = { file: 'mfe-careers/src/jobs/job-list.tsx', line: 4, text: 'jobs.map(({ title }) => title);' };
  expect(await placesOf(places, report([inPackage, inList], [inPackage], []))).toEqual([
    line,
    { ...line, file: 'node_modules/react/index.js' },
    undefined,
  ]);
  expect(await placesOf(places, report([inList]))).toEqual([line]);
  expect(reads).toEqual([`r/careers/1.0.0-ab/${SOURCE_MAPS_FILE}`]);
});

test('a fault without a source map, or with a damaged one, keeps its reason', async () => {
  const maps = '{ "job-list.js": ';
  const places = stored({ [`r/careers/1.0.0-ab/${SOURCE_MAPS_FILE}`]: maps });
  expect(
    await placesOf(places, report(['careers/1.0.0-ab/job-list.js:1:2'], ['careers/2/a.js:1:2'], ['nowhere'])),
  ).toEqual([undefined, undefined, undefined]);
});

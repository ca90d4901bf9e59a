import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder } from '../../site/build';
import { ROOT } from '../../site/front-ends';

/** The kinds of faults, each of which has its own page. */
export const KINDS = ['handler', 'rejection', 'timer', 'effect', 'render', 'loader', 'server', 'slot'] as const;
export type FaultKind = (typeof KINDS)[number];

/** The message of the error of a kind. */
export const messageOf = (kind: FaultKind): string => `seeded in the ${kind}`;

const PAGE = `import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';

const inBrowser = typeof document !== 'undefined';

function Faults() {
  const { kind } = useParams();
  useEffect(() => {
    if (kind === 'effect') throw new TypeError('${messageOf('effect')}');
    if (kind === 'timer')
      setTimeout(() => {
        throw new TypeError('${messageOf('timer')}');
      });
  }, [kind]);
  if (kind === 'render' && inBrowser)
    throw new TypeError('${messageOf('render')}');
  if (kind === 'server' && !inBrowser)
    throw new TypeError('${messageOf('server')}');
  const press = () => {
    if (kind === 'handler') throw new TypeError('${messageOf('handler')}');
    void refuse();
  };
  return (
    <>
      <h1>Faults</h1>
      <button onClick={press}>Press</button>
      <Link to="/career-faults/loader">Load</Link>
    </>
  );
}

async function refuse() {
  await Promise.resolve();
  throw new TypeError('${messageOf('rejection')}');
}

export const page = () => ({
  Component: Faults,
  loader: ({ params }) => {
    if (params.kind === 'loader' && inBrowser) throw new TypeError('${messageOf('loader')}');
    return null;
  },
  handle: { head: () => ({ title: 'Faults' }) },
});
`;

const SLOT_FAULT = `
  if (typeof document !== 'undefined')
    throw new TypeError('${messageOf('slot')}');`;

async function replaceIn(file: string, pattern: RegExp, by: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = text.replace(pattern, by);
  if (changed === text) throw new Error(`${file} is not written as this trial expects.`);
  await writeFile(file, changed);
}

/** A source with its text. */
export interface Source {
  /** As source maps name it. */
  readonly name: string;
  readonly text: string;
}

/**
 * Builds a copy of the careers remote with a page of faults, and one in its slot on the home page.
 *
 * @returns its folder, and the sources with the faults
 */
export async function buildFaultyCareers(): Promise<{ folder: string; sources: readonly Source[] }> {
  const folder = path.join(ROOT, '.cache', 'faulty-section', 'mfe-careers');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of ['src', 'messages', 'package.json', 'webpack.config.ts'])
    await cp(path.join(ROOT, 'mfe-careers', name), path.join(folder, name), { recursive: true });
  await writeFile(path.join(folder, 'src/faults-page.tsx'), PAGE);
  await replaceIn(
    path.join(folder, 'src/remote.ts'),
    /export const pages = \{/,
    "export const pages = {\n  faults: { path: '/career-faults/:kind', module: './faults-page' },",
  );
  const slot = path.join(folder, 'src/slots/openings.tsx');
  await replaceIn(slot, /(?<=function Openings\(\) \{)/, SLOT_FAULT);
  await buildFolder(folder);
  const sources = ['src/faults-page.tsx', 'src/slots/openings.tsx'].map(async (name) => ({
    name: `mfe-careers/${name}`,
    text: await readFile(path.join(folder, name), 'utf8'),
  }));
  return { folder, sources: await Promise.all(sources) };
}

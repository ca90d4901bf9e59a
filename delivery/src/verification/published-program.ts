import type { PublishedTypes } from 'federation/naming';
import ts from 'typescript';
import { z } from 'zod';
import { commonFiles } from './common-files';

const texts = z.record(z.string(), z.string());
const publishedTypes = z.object({
  options: z.record(z.string(), z.boolean()),
  files: texts,
  imports: z.record(z.string(), texts),
  shared: texts.optional(),
  calls: texts.optional(),
});

const COMMON: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  noEmit: true,
  skipLibCheck: true,
};

const HOST = '/host/';
const REMOTE = '/remote/';

/** Parsed files by their path: a host's are the same for every remote. */
const parsed = new Map<string, ts.SourceFile>();

function sourceOf(path: string, text: string, options: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const source = ts.createSourceFile(path, text, options, true);
  parsed.set(path, source);
  return source;
}

/** Reads the published types of a front end. @throws Error for what no build writes */
export function readTypes(bytes: Uint8Array): PublishedTypes {
  try {
    return publishedTypes.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch (cause) {
    throw new Error('the published file is not readable', { cause });
  }
}

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** A host that also provides the client of an API, whose files take the place of those that the host has. */
export function withClient(host: PublishedTypes, client: PublishedTypes): PublishedTypes {
  const packages = new Set(Object.values(client.shared ?? {}).map((file) => file.split('/')[0]));
  const others = <T>(record: Readonly<Record<string, T>>): [string, T][] =>
    Object.entries(record).filter(([file]) => !packages.has(file.split('/')[0]));
  return {
    ...host,
    files: { ...Object.fromEntries(others(host.files)), ...client.files },
    imports: { ...Object.fromEntries(others(host.imports)), ...client.imports },
    shared: { ...host.shared, ...client.shared },
  };
}

/** The code of remotes, compiled against the shared modules of a host. */
export interface PublishedProgram {
  readonly program: ts.Program;
  /** The own files of each remote. */
  readonly files: readonly (readonly ts.SourceFile[])[];
  /** The path of a file within its remote. */
  readonly placeOf: (file: ts.SourceFile) => string;
}

const placed = /^\/(?:host|remote\/(\d+))\/(.*)$/;

/**
 * Creates one program from what a host and several remotes have published, because most of the work is the host's
 * types. Files are only those of the publications: no path leads outside, and none from one remote to another.
 */
export function publishedProgram(host: PublishedTypes, remotes: readonly PublishedTypes[]): PublishedProgram {
  const shared = host.shared ?? {};
  const common = remotes.map((remote) => commonFiles(host, remote));
  const placeOf = (path: string) => {
    const [, index, name = ''] = placed.exec(path) ?? [];
    return { publication: index === undefined ? host : remotes[Number(index)], index, name };
  };
  const textOf = (path: string): string | undefined => {
    const { publication, name } = placeOf(path);
    return publication && own(publication.files, name);
  };
  const resolve = (request: string, from: string): string | undefined => {
    const { publication, index, name } = placeOf(from);
    const ofHost = own(shared, request);
    if (index !== undefined && ofHost !== undefined) return HOST + ofHost;
    const target = own(own(publication?.imports ?? {}, name) ?? {}, request) ?? ofHost;
    if (target === undefined || index === undefined) return target && HOST + target;
    // A package that both have is the same module, as long as it is the same with all that it imports.
    return common[Number(index)]?.has(target) ? HOST + target : `${REMOTE}${index}/${target}`;
  };
  const compilerHost: ts.CompilerHost = {
    getSourceFile: (path, options) => {
      const text = textOf(path);
      return text === undefined ? undefined : sourceOf(path, text, options);
    },
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        const resolvedFileName = resolve(text, from);
        const extension = resolvedFileName?.endsWith('.tsx') ? ts.Extension.Tsx : ts.Extension.Ts;
        return { resolvedModule: resolvedFileName === undefined ? undefined : { resolvedFileName, extension } };
      }),
    resolveTypeReferenceDirectiveReferences: (references) =>
      references.map(() => ({ resolvedTypeReferenceDirective: undefined })),
    getDefaultLibFileName: () => `${HOST}lib/lib.es2023.d.ts`,
    getDefaultLibLocation: () => `${HOST}lib`,
    fileExists: (path) => textOf(path) !== undefined,
    readFile: textOf,
    writeFile: () => undefined,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
  const roots = remotes.map(({ files }, index) =>
    Object.keys(files).flatMap((name) => (name.startsWith('src/') ? [`${REMOTE}${index}/${name}`] : [])),
  );
  const options: ts.CompilerOptions = { ...remotes[0]?.options, noImplicitAny: false, ...COMMON };
  const program = ts.createProgram(roots.flat(), options, compilerHost);
  return {
    program,
    files: roots.map((paths) => paths.flatMap((path) => program.getSourceFile(path) ?? [])),
    placeOf: ({ fileName }) => placeOf(fileName).name,
  };
}

/** Whether a file declares something for others than those that import it. */
const isGlobal = (name: string, text: string): boolean =>
  /\bdeclare\s+(?:global|module)\b/.test(text) || (name.endsWith('.d.ts') && !/^\s*(?:import|export)\b/m.test(text));

/**
 * Remotes with the same key can be compiled in one program: they have the same options, and none has a file that reaches
 * beyond its importers.
 */
export function groupOf(host: PublishedTypes, remote: PublishedTypes, index: number): string {
  const common = commonFiles(host, remote);
  const isAlone = Object.entries(remote.files).some(([name, text]) => !common.has(name) && isGlobal(name, text));
  return isAlone ? `alone ${index}` : JSON.stringify(remote.options);
}

import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { PublishedTypes } from '../naming';
import { clientCalls, clientRequests } from './client-calls';
import { SHARED_MODULES } from './shared-modules';

/** A larger file is a catalogue of names, such as those of all icons: its module is left out and has no types. */
const MAX_FILE = 1_500_000;

/** The libraries of the language that a host publishes, with those that they refer to. */
const LIBRARIES = ['es2023', 'dom', 'dom.iterable'];

/** The options that decide which code is an error. */
const STRICTNESS = [
  'strict',
  'strictNullChecks',
  'strictFunctionTypes',
  'strictBindCallApply',
  'strictPropertyInitialization',
  'noUncheckedIndexedAccess',
  'exactOptionalPropertyTypes',
  'useUnknownInCatchVariables',
] as const;

const RESOLUTION: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Comments that change what the compiler does, or that it reports. */
const MEANINGFUL = /^\/\/\/\s*<|@ts-|@deprecated/;

const withoutComment = (comment: string): string =>
  MEANINGFUL.test(comment) ? comment : comment.replaceAll(/[^\n]/g, '') || ' ';

/** Strings and comments of a declaration file, which has neither regular expressions nor JSX. */
const STRING_OR_COMMENT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\*[^]*?\*\/|\/\/.*/g;

/** The text of a source without its comments; its code keeps its lines. */
function withoutComments(file: string, text: string): string {
  if (file.endsWith('.d.ts'))
    return text
      .replaceAll(STRING_OR_COMMENT, (found) => (found.startsWith('/') ? withoutComment(found) : found))
      .replaceAll(/\n\s*\n/g, '\n');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const parts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode) return;
    const children = node.getChildren(source);
    if (children.length > 0) return children.forEach(visit);
    const start = node.getStart(source);
    parts.push(text.slice(node.pos, start).replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, withoutComment));
    parts.push(text.slice(start, node.end));
  };
  visit(source);
  return parts.join('');
}

/** Names files by their package, so that the same sources give the same bytes in any folder. */
class Places {
  private readonly names = new Map<string, string>();
  private readonly taken = new Set<string>();

  constructor(private readonly own: string) {}

  private packageOf(folder: string): { readonly name: string; readonly folder: string } {
    const file = path.join(folder, 'package.json');
    if (existsSync(file)) {
      const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
      if (name !== undefined) return { name, folder };
    }
    return this.packageOf(path.dirname(folder));
  }

  nameOf(file: string): string {
    const known = this.names.get(file);
    if (known !== undefined) return known;
    const { name, folder } = this.packageOf(path.dirname(file));
    const inside = path.relative(folder, file).split(path.sep).join('/');
    let full = folder === this.own ? inside : `${name}/${inside}`;
    // Two versions of one package.
    while (this.taken.has(full)) full = `_/${full}`;
    this.taken.add(full);
    this.names.set(file, full);
    return full;
  }
}

const isTyped = (file: string): boolean => /\.[cm]?tsx?$/.test(file);

class Collection {
  readonly files = new Map<string, string>();
  readonly imports = new Map<string, Record<string, string>>();
  private readonly places: Places;
  private readonly cache: ts.ModuleResolutionCache;
  private readonly seen = new Set<string>();

  /** @param left the requests that are not followed: another front end provides those modules */
  constructor(
    private readonly folder: string,
    private readonly left: ReadonlySet<string>,
  ) {
    this.places = new Places(folder);
    this.cache = ts.createModuleResolutionCache(folder, (file) => file, RESOLUTION);
  }

  resolved(request: string, from: string): string | undefined {
    const { resolvedModule } = ts.resolveModuleName(request, from, RESOLUTION, ts.sys, this.cache);
    const file = resolvedModule?.resolvedFileName;
    return file !== undefined && isTyped(file) ? realpathSync(file) : undefined;
  }

  /** Adds a file and everything that it imports. @returns its name, or undefined if it is left out */
  add(file: string): string | undefined {
    const name = this.places.nameOf(file);
    if (this.seen.has(file)) return this.files.has(name) ? name : undefined;
    this.seen.add(file);
    const text = readFileSync(file, 'utf8');
    if (text.length > MAX_FILE) return undefined;
    this.files.set(name, withoutComments(file, text));
    const { importedFiles, referencedFiles } = ts.preProcessFile(text, true, false);
    const imports: Record<string, string> = {};
    for (const { fileName: request } of importedFiles) {
      if (this.left.has(request)) continue;
      const target = this.resolved(request, file);
      const added = target === undefined ? undefined : this.add(target);
      if (added !== undefined) imports[request] = added;
    }
    for (const { fileName } of referencedFiles) {
      const target = path.resolve(path.dirname(file), fileName);
      if (existsSync(target)) this.add(realpathSync(target));
    }
    if (Object.keys(imports).length > 0) this.imports.set(name, imports);
    return name;
  }

  /** Adds a library of the language, as `lib/lib.<name>.d.ts`. */
  addLibrary(library: string): void {
    const name = `lib.${library}.d.ts`;
    const file = path.join(path.dirname(ts.getDefaultLibFilePath({})), name);
    if (this.files.has(`lib/${name}`) || !existsSync(file)) return;
    const text = readFileSync(file, 'utf8');
    this.files.set(`lib/${name}`, withoutComments(name, text));
    for (const { fileName } of ts.preProcessFile(text).libReferenceDirectives) this.addLibrary(fileName);
  }

  published(): Pick<PublishedTypes, 'options' | 'files' | 'imports'> {
    return {
      options: strictnessOf(this.folder),
      files: Object.fromEntries([...this.files].sort(([a], [b]) => (a < b ? -1 : 1))),
      imports: Object.fromEntries([...this.imports].sort(([a], [b]) => (a < b ? -1 : 1))),
    };
  }
}

function strictnessOf(folder: string): PublishedTypes['options'] {
  const file = path.join(folder, 'tsconfig.json');
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const options: ts.CompilerOptions = ts.getParsedCommandLineOfConfigFile(file, {}, host)?.options ?? { strict: true };
  return Object.fromEntries(
    STRICTNESS.flatMap((name) => {
      const value = options[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** The types of the modules that a host shares, and of everything that they refer to. */
export function hostTypes(folder: string): PublishedTypes {
  const collection = new Collection(folder, new Set());
  for (const library of LIBRARIES) collection.addLibrary(library);
  const from = path.join(folder, 'src/remote.ts');
  const shared = Object.keys(SHARED_MODULES).flatMap((request) => {
    const file = collection.resolved(request, from);
    const name = file === undefined ? undefined : collection.add(file);
    return name === undefined ? [] : [[request, name] as const];
  });
  return { ...collection.published(), shared: Object.fromEntries(shared) };
}

/**
 * The types of the client of an API, which a release of the API publishes: those of remotes are compiled against them.
 *
 * @param folder a package that depends on the client
 */
export async function clientTypes(folder: string): Promise<PublishedTypes> {
  const collection = new Collection(folder, new Set());
  const from = path.join(folder, 'src/client.ts');
  const shared = clientRequests(folder).flatMap((request) => {
    const file = collection.resolved(request, from);
    const name = file === undefined ? undefined : collection.add(file);
    return name === undefined ? [] : [[request, name] as const];
  });
  return { ...collection.published(), shared: Object.fromEntries(shared), calls: await clientCalls(folder) };
}

/**
 * The types of a remote's own code, and of the packages that it does not take from the host.
 *
 * @param modules absolute paths of the files that the build consists of
 */
export async function remoteTypes(folder: string, modules: readonly string[]): Promise<PublishedTypes> {
  const collection = new Collection(folder, new Set(Object.keys(SHARED_MODULES)));
  const own = modules.filter((file) => file.startsWith(path.join(folder, 'src') + path.sep) && isTyped(file));
  for (const file of own.sort()) collection.add(file);
  const calls = await clientCalls(folder);
  return { ...collection.published(), ...(calls && { calls }) };
}

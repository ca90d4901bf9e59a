import path from 'node:path';
import ts from 'typescript';

/** One place in the code that reads a query parameter. */
export interface Read {
  /** File and line, from the repository's folder. */
  readonly place: string;
  /** The names that it may read: `*` when it goes through all of them, none when the code does not tell. */
  readonly names: readonly string[];
}

/** What the page of one route reads. */
export interface RouteReads {
  readonly path: string;
  readonly reads: readonly Read[];
}

const ASKS = new Set(['get', 'getAll', 'has']);
const GOES_THROUGH = new Set(['entries', 'keys', 'values', 'forEach']);

const isQuery = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.some(isQuery) : type.getSymbol()?.name === 'URLSearchParams';

/** The texts that an expression can be; none when its type is wider. */
function textsOf(expression: ts.Expression, checker: ts.TypeChecker): string[] {
  if (ts.isTemplateExpression(expression)) {
    const rest = expression.templateSpans.map(
      ({ expression: part, literal }) => (textsOf(part, checker)[0] ?? '') + literal.text,
    );
    return [expression.head.text + rest.join('')];
  }
  const type = checker.getTypeAtLocation(expression);
  const types = type.isUnion() ? type.types : [type];
  const texts = types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
  return texts.length === types.length ? texts : [];
}

/** The names that a node itself reads; undefined when it reads no query. */
function namesRead(node: ts.Node, checker: ts.TypeChecker): readonly string[] | undefined {
  const isOfQuery = (expression: ts.Expression): boolean => isQuery(checker.getTypeAtLocation(expression));
  if (ts.isForOfStatement(node) || ts.isSpreadElement(node)) return isOfQuery(node.expression) ? ['*'] : undefined;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression: object, name: method } = node.expression;
  const [argument] = node.arguments;
  if (method.text === 'fromEntries' && argument && isOfQuery(argument)) return ['*'];
  if (GOES_THROUGH.has(method.text)) return isOfQuery(object) ? ['*'] : undefined;
  return ASKS.has(method.text) && argument && isOfQuery(object) ? textsOf(argument, checker) : undefined;
}

/**
 * Whether a name leads to a declaration of its own. Those of properties do not: the object that has them is followed,
 * but for a module that is loaded on use.
 */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent))
    return parent.expression === node || ts.isParenthesizedExpression(parent.expression);
  return !ts.isJsxAttribute(parent) && !(ts.isPropertyAssignment(parent) && parent.name === node);
}

function declarationsOf(identifier: ts.Identifier, checker: ts.TypeChecker): readonly ts.Declaration[] {
  const symbol = ts.isShorthandPropertyAssignment(identifier.parent)
    ? checker.getShorthandAssignmentValueSymbol(identifier.parent)
    : checker.getSymbolAtLocation(identifier);
  if (!symbol) return [];
  const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return real.declarations ?? [];
}

/** Finds by the types of the code what the routes of a front end read from their address. */
export class SearchParamReader {
  private readonly program: ts.Program;
  private readonly checker: ts.TypeChecker;

  /** @param files those that declare routes, or stand on every page; absolute paths */
  constructor(
    private readonly root: string,
    files: readonly string[],
  ) {
    const { config } = ts.readConfigFile(path.join(root, 'tsconfig.lint.json'), (file) => ts.sys.readFile(file)) as {
      config: object;
    };
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
    this.program = ts.createProgram(files, options);
    this.checker = this.program.getTypeChecker();
  }

  private sourceOf(file: string): ts.SourceFile {
    const source = this.program.getSourceFile(file);
    if (!source) throw new Error(`${file} cannot be read.`);
    return source;
  }

  /** Everything that is read by a piece of code and by what it refers to within its package. */
  private readsFrom(start: ts.Node, folder: string): Read[] {
    const seen = new Set<ts.Node>();
    const reads: Read[] = [];
    const visit = (node: ts.Node): void => {
      const names = namesRead(node, this.checker);
      if (names) {
        const source = node.getSourceFile();
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        reads.push({ names, place: `${path.relative(this.root, source.fileName)}:${line + 1}` });
      }
      if (ts.isIdentifier(node) && isReference(node)) declarationsOf(node, this.checker).forEach(follow);
      ts.forEachChild(node, visit);
    };
    const follow = (node: ts.Node): void => {
      if (seen.has(node) || !node.getSourceFile().fileName.startsWith(`${folder}/src/`)) return;
      seen.add(node);
      visit(node);
    };
    follow(start);
    return [...new Map(reads.map((read) => [read.place + read.names.join(), read])).values()];
  }

  /** What a whole file reads, for instance a slot. */
  file(folder: string, file: string): Read[] {
    return this.readsFrom(this.sourceOf(file), folder);
  }

  /** What every lazily loaded route reads that a file declares. */
  routes(folder: string, file: string): RouteReads[] {
    const found: RouteReads[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) {
        const named = (name: string) => node.properties.find((property) => property.name?.getText() === name);
        const address = named('path');
        const page = named('lazy');
        if (page && address && ts.isPropertyAssignment(address)) {
          const paths = textsOf(address.initializer, this.checker);
          const reads = this.readsFrom(page, folder);
          for (const path of paths.length > 0 ? paths : [address.getText()]) found.push({ path, reads });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(this.sourceOf(file));
    return found;
  }
}

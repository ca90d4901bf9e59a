import ts from 'typescript';
import { additionsBetween } from './additions';
import { movedCalls } from './moved-calls';
import { groupOf, publishedProgram, readTypes, withClient, type PublishedProgram } from './published-program';
import type { TypeProblem } from './types-task';

/** How many problems of a pair of versions are counted. */
const MAX_PROBLEMS = 1_000;
const MAX_TEXT = 300;

/**
 * Errors that say nothing about the host: modules without published types, and names that a remote's own set-up
 * declares.
 */
const UNRELATED = new Set([2304, 2307, 2503, 2552, 2580, 2582, 2584, 2591, 2592, 2593, 2688, 2792, 2882]);

/** Whether an error is one of types, and not one of syntax, options or files. */
const isOfTypes = (code: number): boolean =>
  ((code >= 2_000 && code < 3_000) || code >= 18_000) && !UNRELATED.has(code);

/** How long a comparison may compute, in seconds. */
const MAX_SECONDS = 120;
/** How many statements are compared between two looks at the time. */
const STATEMENTS = 100;

/** Ends a comparison that computes without end. */
function processorLimit(): ts.CancellationToken {
  const before = process.cpuUsage();
  let asked = 0;
  // The compiler asks at each statement, and to read the time takes as long as many statements.
  const isOver = (): boolean => asked++ % STATEMENTS === 0 && process.cpuUsage(before).user > MAX_SECONDS * 1_000_000;
  return {
    isCancellationRequested: isOver,
    throwIfCancellationRequested: () => {
      if (isOver()) throw new Error(`it takes more than ${MAX_SECONDS} seconds`);
    },
  };
}

/** The innermost node at a position. */
function nodeAt(file: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = file;
  const visit = (node: ts.Node): void => {
    if (position < node.getStart(file) || position >= node.end) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}

const deepest = (message: string | ts.DiagnosticMessageChain): string => {
  if (typeof message === 'string') return message;
  const [next] = message.next ?? [];
  return next ? deepest(next) : message.messageText;
};

const shortened = (text: string): string => text.replaceAll(/\s+/g, ' ').replace(/\.$/, '').slice(0, MAX_TEXT);

const quoted = (name: string): string => `\`${name}\``;

/** The expression whose value a property is read from, in the author's words: for a variable what it was made with. */
function readFrom(node: ts.Node, checker: ts.TypeChecker): string {
  const read = ts.isPropertyAccessExpression(node.parent) ? node.parent.expression : undefined;
  const declaration = read
    ? checker.getSymbolAtLocation(read)?.valueDeclaration
    : ts.findAncestor(node, ts.isVariableDeclaration);
  const isMade = declaration && ts.isVariableDeclaration(declaration) && declaration.initializer;
  return shortened((isMade || read)?.getText() ?? '');
}

/** The module that an import takes a name from. */
const moduleOf = (node: ts.Node): string => {
  const declaration = ts.findAncestor(node, (one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one));
  return declaration?.moduleSpecifier && ts.isStringLiteral(declaration.moduleSpecifier)
    ? declaration.moduleSpecifier.text
    : '';
};

type Receiver = ts.CallExpression | ts.NewExpression | ts.JsxAttribute;

const isReceiver = (node: ts.Node): node is Receiver =>
  ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isJsxAttribute(node);

/** An error in the words of the remote's author. */
function wordsFor(node: ts.Node, message: string, checker: ts.TypeChecker): Omit<TypeProblem, 'places'> {
  const absent =
    /^(?:Property|Object literal may only specify known properties, (?:and|but)) '([^']+)' does not exist (?:on|in) type/.exec(
      message,
    )?.[1];
  const missing = /^Property '([^']+)' is missing in type/.exec(message)?.[1];
  const notExported = /has no exported member (?:named )?'([^']+)'/.exec(message)?.[1];
  // The call or the attribute that the value is given to.
  const receiver = ts.findAncestor(node, isReceiver);
  const attribute = receiver && ts.isJsxAttribute(receiver) ? receiver : undefined;
  const callee = receiver && !ts.isJsxAttribute(receiver) ? shortened(receiver.expression.getText()) : undefined;
  const element = ts.findAncestor(node, (one) => ts.isJsxOpeningElement(one) || ts.isJsxSelfClosingElement(one));
  if (notExported !== undefined)
    return { use: `imports ${quoted(notExported)} from ${moduleOf(node)}`, host: 'has no such name there' };
  const isRead = ts.isPropertyAccessExpression(node.parent) || ts.isBindingElement(node.parent);
  if (absent !== undefined && isRead)
    return {
      use: `reads ${quoted(absent)} of ${quoted(readFrom(node, checker))}`,
      host: `has no ${quoted(absent)} there`,
    };
  if (element && (attribute || node === element.tagName || node.parent === element.tagName)) {
    const component = element.tagName.getText();
    const given = attribute?.name.getText();
    if (missing !== undefined)
      return { use: `gives ${component} no ${quoted(missing)}`, host: `has a ${component} that needs it` };
    if (absent !== undefined && (given === undefined || given === absent))
      return {
        use: `gives ${component} ${quoted(absent)}`,
        host: `has a ${component} that takes no ${quoted(absent)}`,
      };
    return {
      use: `gives ${component} ${given === undefined ? 'its properties' : quoted(given)}`,
      host: `has a ${component} that takes something else: ${shortened(message)}`,
    };
  }
  if (absent !== undefined && callee !== undefined)
    return { use: `gives ${callee} ${quoted(absent)}`, host: `has a ${callee} that takes no ${quoted(absent)}` };
  if (missing !== undefined && callee !== undefined)
    return { use: `gives ${callee} no ${quoted(missing)}`, host: `has a ${callee} that needs it` };
  return {
    use: `has ${quoted(shortened(node.getText()).slice(0, 80))}`,
    host: `does not fit it: ${shortened(message)}`,
  };
}

/** The problems in the files of one remote. */
function problemsIn(
  { program, placeOf }: PublishedProgram,
  files: readonly ts.SourceFile[],
  isAddition: ReturnType<typeof additionsBetween>,
  limit: ts.CancellationToken,
): TypeProblem[] {
  const problems = new Map<string, TypeProblem>();
  for (const file of files) {
    for (const { code, category, start = 0, messageText } of program.getSemanticDiagnostics(file, limit)) {
      if (category !== ts.DiagnosticCategory.Error || !isOfTypes(code)) continue;
      const [node, message] = [nodeAt(file, start), deepest(messageText)];
      if (isAddition(node, message)) continue;
      const words = wordsFor(node, message, program.getTypeChecker());
      const key = `${words.use}; ${words.host}`;
      const places = new Set([...(problems.get(key)?.places ?? []), placeOf(file)]);
      if (problems.size < MAX_PROBLEMS || problems.has(key)) problems.set(key, { ...words, places: [...places] });
    }
  }
  return [...problems.values()];
}

/**
 * The uses of shared modules by each remote that do not fit what a host provides: the remotes' code, compiled against
 * the host's published types.
 *
 * @param clientBytes the types of a release of the API: the remotes are compiled against its client in place of theirs
 * @throws Error when a publication has no readable types, or one takes too long
 */
export function typeProblems(
  hostBytes: Uint8Array,
  remotesBytes: readonly Uint8Array[],
  clientBytes?: Uint8Array,
): TypeProblem[][] {
  const client = clientBytes && readTypes(clientBytes);
  const host = client ? withClient(readTypes(hostBytes), client) : readTypes(hostBytes);
  const remotes = remotesBytes.map((bytes, index) => ({ index, types: readTypes(bytes) }));
  const found: TypeProblem[][] = remotes.map(({ types }) => (client ? movedCalls(client, types) : []));
  const groups = new Map<string, typeof remotes>();
  for (const remote of remotes) {
    const key = groupOf(host, remote.types, remote.index);
    groups.set(key, [...(groups.get(key) ?? []), remote]);
  }
  for (const group of groups.values()) {
    const program = publishedProgram(
      host,
      group.map(({ types }) => types),
    );
    const limit = processorLimit();
    group.forEach(({ index, types }, place) => {
      const isAddition = additionsBetween(host, types);
      found[index]?.push(...problemsIn(program, program.files[place] ?? [], isAddition, limit));
    });
  }
  return found;
}

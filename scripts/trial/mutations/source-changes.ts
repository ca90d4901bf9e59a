import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../site/front-ends';

/** A change of one place in the source of a shared module, which its types do not show. */
export interface SourceChange {
  readonly kind: string;
  /** The component or hook, and the property, for people. */
  readonly what: string;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The same place, unchanged, calling an expression whenever it is reached. */
  readonly reached: (call: string) => string;
}

const FOLDERS = ['ui-kit/src', 'admin-kit/src', 'shared-store/src', 'federation/src/contract'];

function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$|testing/.test(name))
    .map((name) => path.join(ROOT, folder, name))
    .sort();
}

/** The name of the component, hook or other function around a node. */
function functionAround(node: ts.Node): string {
  const { parent } = node;
  if (!parent) return '';
  if (ts.isFunctionDeclaration(parent) && parent.name) return parent.name.text;
  if (ts.isVariableDeclaration(parent) && ts.isVariableStatement(parent.parent.parent)) return parent.name.getText();
  return functionAround(parent);
}

/** Another keyword of HTML for the types of elements: an unknown one would stand for the same. */
const OTHER_TYPES = new Map([
  ['button', 'submit'],
  ['text', 'number'],
]);

/** Another value of the type of a literal; undefined for other expressions. */
function otherLiteral(node: ts.Expression): string | undefined {
  if (ts.isStringLiteral(node)) return `'${OTHER_TYPES.get(node.text) ?? `other ${node.text}`}' as '${node.text}'`;
  if (ts.isNumericLiteral(node)) return String(Number(node.text) + 1);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'false';
  return node.kind === ts.SyntaxKind.FalseKeyword ? 'true' : undefined;
}

/** An expression with another value of the same type, whatever its type is. */
const otherValue = (expression: string): string =>
  `((value: any) => typeof value === 'function' ? () => undefined : typeof value === 'boolean' ? !value : typeof value === 'string' ? value + ' other' : typeof value === 'number' ? value + 1 : undefined)(${expression})`;

/** A function reports its calls; other values report that they are there. Without a value, the change makes none. */
const reportedUse = (expression: string, call: string): string =>
  `((value: any) => typeof value === 'function' ? (...args: any[]) => (${call}, value(...args)) : (value == null || ${call}, value))(${expression})`;

/** The values of a result that is written as an object or a list: the name and the expression of each. */
function valuesOf(result: ts.Expression): (readonly [string, ts.Expression])[] {
  if (ts.isAsExpression(result)) return valuesOf(result.expression);
  if (ts.isArrayLiteralExpression(result)) return result.elements.map((element, at) => [String(at), element] as const);
  if (!ts.isObjectLiteralExpression(result)) return [['', result]];
  return result.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) ? [[property.name.getText(), property.initializer] as const] : [],
  );
}

/** The expression that a function of a module returns: at its end, or as its body. */
function resultOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body) && ts.isVariableDeclaration(node.parent))
    return ts.isVariableStatement(node.parent.parent.parent) ? node.body : undefined;
  if (!ts.isReturnStatement(node)) return undefined;
  const { parent: of } = node.parent;
  const isOfModule = ts.isFunctionDeclaration(of) || (ts.isArrowFunction(of) && ts.isVariableDeclaration(of.parent));
  return isOfModule ? node.expression : undefined;
}

/** Functions whose results only look different, and properties that change only looks, or a text of the host. */
const LOOKS = /ClassName$|^Skeleton/;
const LOOK_PROPERTIES = /^(?:variant|size|tone|shape|gap|columns|align|danger|\w*[lL]abel)$/;

/** Whether a property of a component only chooses the classes of its element. */
function isOnlyInClasses({ name, parent: { parent } }: ts.BindingElement): boolean {
  const uses: ts.Node[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node !== name && node.text === name.getText()) uses.push(node);
    ts.forEachChild(node, walk);
  };
  walk(parent.parent);
  const isInClasses = (use: ts.Node): boolean =>
    ts.findAncestor(use, (one) => ts.isJsxAttribute(one) && one.name.getText() === 'className') !== undefined;
  return uses.length > 0 && uses.every(isInClasses);
}

function breakingAt(node: ts.Node, file: string): SourceChange[] {
  const of = functionAround(node);
  if (LOOKS.test(of)) return [];
  const at = (changed: ts.Node) => ({ file, start: changed.getStart(), end: changed.end });
  if (ts.isBindingElement(node) && node.initializer && ts.isParameter(node.parent.parent)) {
    if (LOOK_PROPERTIES.test(node.name.getText()) || isOnlyInClasses(node)) return [];
    const text = otherLiteral(node.initializer);
    const old = node.initializer.getText();
    const place = { what: `${of}.${node.name.getText()}`, ...at(node.initializer) };
    return text === undefined ? [] : [{ kind: 'default', ...place, text, reached: (call) => `(${call}, ${old})` }];
  }
  if (ts.isCallExpression(node) && /(?:^|\.)on[A-Z]\w*$/.test(node.expression.getText())) {
    const old = node.getText();
    const what = `${of}.${node.expression.getText()}`;
    return [{ kind: 'event', what, ...at(node), text: 'undefined', reached: (call) => `(${call}, ${old})` }];
  }
  if (ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText())) {
    const old =
      node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression?.getText() : undefined;
    if (old === undefined) return [];
    const reached = (call: string) =>
      `${node.name.getText()}={(...args: any[]) => (${call}, ((${old}) as any)?.(...args))}`;
    return [{ kind: 'event', what: `${of}.${node.name.getText()}`, ...at(node), text: '', reached }];
  }
  const result = resultOf(node);
  if (!result || !/^use[A-Z]/.test(of)) return [];
  return valuesOf(result).map(([name, value]) => {
    const old = value.getText();
    const what = name === '' ? of : `${of}.${name}`;
    return { kind: 'hook', what, ...at(value), text: otherValue(old), reached: (call) => reportedUse(old, call) };
  });
}

function harmlessAt(node: ts.Node, file: string): SourceChange[] {
  const of = functionAround(node);
  const change = (kind: string, changed: ts.Node, text: string): SourceChange => ({
    ...{ kind, what: of, file, start: changed.getStart(), end: changed.end, text },
    reached: (call) => `${changed.getText()} data-reached={String(${call})}`,
  });
  if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && /^[a-z]/.test(node.tagName.getText())) {
    const { tagName } = node;
    return [change('a further attribute', tagName, `${tagName.getText()} data-further=""`)];
  }
  if (
    ts.isJsxAttribute(node) &&
    node.name.getText() === 'className' &&
    node.initializer &&
    ts.isJsxExpression(node.initializer)
  ) {
    const { initializer } = node;
    return [change('a further class', initializer, `{\`\${${initializer.expression?.getText() ?? "''"}} further\`}`)];
  }
  return [];
}

function changesIn(find: (node: ts.Node, file: string) => SourceChange[]): SourceChange[] {
  const found: SourceChange[] = [];
  for (const file of FOLDERS.flatMap(sourcesOf)) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const walk = (node: ts.Node): void => {
      found.push(...find(node, file));
      ts.forEachChild(node, walk);
    };
    walk(source);
  }
  // Places within others only, so that changes of several do not overlap.
  return found.filter(
    (outer) =>
      !found.some(
        (inner) => inner !== outer && inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end,
      ),
  );
}

/** Changed defaults, events that no longer come, and hooks with another result. */
export const breakingSources = (): SourceChange[] => changesIn(breakingAt);

/** Changes that no user notices. */
export const harmlessSources = (): SourceChange[] => changesIn(harmlessAt);

/** The file and the line of a change. */
export const placeOf = ({ file, start }: SourceChange): string =>
  `${path.relative(ROOT, file)}:${readFileSync(file, 'utf8').slice(0, start).split('\n').length}`;

/** The texts of the files with some changes. */
export function withChanges(
  changes: readonly Pick<SourceChange, 'file' | 'start' | 'end' | 'text'>[],
): Map<string, string> {
  const texts = new Map<string, string>();
  // The last place of a file first, so that the places before it stay.
  for (const { file, start, end, text } of [...changes].sort((a, b) => b.start - a.start || a.end - b.end)) {
    const old = texts.get(file) ?? readFileSync(file, 'utf8');
    texts.set(file, old.slice(0, start) + text + old.slice(end));
  }
  return texts;
}

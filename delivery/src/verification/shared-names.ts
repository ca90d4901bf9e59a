import type { PublishedTypes } from 'federation/naming';
import ts from 'typescript';

/** A property of a component, or of a hook's result, that a shared module declares. */
export interface SharedName {
  /** The component or the hook. */
  readonly of: string;
  readonly property: string;
  /** The file of the shared module that declares the property, and its place in it. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  /** The place of its type; a hook's result has none. */
  readonly type?: { readonly start: number; readonly end: number; readonly text: string };
  /** The note of `@deprecated`; empty for a tag without one. */
  readonly deprecated?: string;
}

/** The packages that are shared for their components and hooks. */
const OWN = /^(?:ui-kit|admin-kit|shared-store|federation)\/src\//;

const parsed = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

function everyNode(source: ts.SourceFile, visit: (node: ts.Node) => void): void {
  const walk = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, walk);
  };
  walk(source);
}

type Members = ts.NodeArray<ts.TypeElement>;

/** The members of a type that is written in the same file. */
function membersOf(type: ts.TypeNode | undefined, source: ts.SourceFile): Members | undefined {
  if (!type) return undefined;
  if (ts.isTypeLiteralNode(type)) return type.members;
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText();
    for (const statement of source.statements) {
      if (ts.isInterfaceDeclaration(statement) && statement.name.text === name) return statement.members;
      if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name)
        return membersOf(statement.type, source);
    }
  }
  return undefined;
}

function namesIn(file: string, text: string): SharedName[] {
  const source = parsed(file, text);
  return source.statements.flatMap((statement) => {
    if (!ts.isFunctionDeclaration(statement) || !statement.name) return [];
    const of = statement.name.text;
    const isHook = /^use[A-Z]/.test(of);
    if (!isHook && !/^[A-Z]/.test(of)) return [];
    const type = isHook ? statement.type : statement.parameters[0]?.type;
    return [...(membersOf(type, source) ?? [])].flatMap((member): SharedName[] => {
      if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name)) return [];
      const place = { start: member.getStart(), end: member.end };
      const tag = ts.getJSDocDeprecatedTag(member) ?? ts.getJSDocDeprecatedTag(statement);
      const ofType = member.type && {
        ...{ start: member.type.getStart(), end: member.type.end, text: member.type.getText() },
      };
      return [
        {
          ...{ of, file, property: member.name.text, ...place },
          ...(ofType && { type: ofType }),
          ...(tag && { deprecated: ts.getTextOfJSDocComment(tag.comment) ?? '' }),
        },
      ];
    });
  });
}

/** The properties of all components and hooks of the shared modules. */
export const sharedNames = ({ files }: PublishedTypes): SharedName[] =>
  Object.entries(files)
    .filter(([file]) => OWN.test(file))
    .flatMap(([file, text]) => namesIn(file, text));

/**
 * The uses that a remote's own code makes of modules that it does not bring: the names that it imports, and as
 * `<name>.<property>` the properties that it gives to components and reads from the results of hooks. Found in its text,
 * without types.
 */
export function usesOf({ files, imports }: PublishedTypes): Set<string> {
  const uses = new Set<string>();
  for (const [file, text] of Object.entries(files)) {
    if (!file.startsWith('src/')) continue;
    const source = parsed(file, text);
    const imported = new Map<string, string>();
    // The results of hooks that are kept whole.
    const results = new Map<string, string>();
    everyNode(source, (node) => {
      if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return;
      const bindings = node.importClause?.namedBindings;
      const isOwn = Object.hasOwn(imports[file] ?? {}, node.moduleSpecifier.text);
      if (isOwn || !bindings || !ts.isNamedImports(bindings)) return;
      for (const { name, propertyName } of bindings.elements) {
        imported.set(name.text, (propertyName ?? name).text);
        uses.add((propertyName ?? name).text);
      }
    });
    everyNode(source, (node) => {
      if (ts.isJsxAttribute(node)) {
        const component = imported.get(node.parent.parent.tagName.getText());
        if (component !== undefined) uses.add(`${component}.${node.name.getText()}`);
      }
      if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isCallExpression(node.initializer)) return;
      const hook = imported.get(node.initializer.expression.getText());
      if (hook === undefined) return;
      if (ts.isIdentifier(node.name)) results.set(node.name.text, hook);
      if (!ts.isObjectBindingPattern(node.name)) return;
      for (const { name, propertyName } of node.name.elements) uses.add(`${hook}.${(propertyName ?? name).getText()}`);
    });
    everyNode(source, (node) => {
      if (!ts.isPropertyAccessExpression(node)) return;
      const hook = results.get(node.expression.getText());
      if (hook !== undefined) uses.add(`${hook}.${node.name.text}`);
    });
  }
  return uses;
}

import type { PublishedTypes } from 'federation/naming';
import ts from 'typescript';

/** A table with a value for each of some names. */
const TABLE = /^(?:Readonly<)?Record</;

const isWrapper = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) ||
  ts.isObjectLiteralExpression(node) ||
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node);

/** Whether the type that an object has to have is written beside it, as a table. */
function isOwnTable(node: ts.Node): boolean {
  let part = ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.parent : node;
  while (isWrapper(part)) part = part.parent;
  if (ts.isVariableDeclaration(part)) return part.type !== undefined && TABLE.test(part.type.getText());
  return ts.isSatisfiesExpression(part) && TABLE.test(part.type.getText());
}

/** The type that lacks no name, in a message about missing properties. */
const tableIn = (message: string): string | undefined =>
  /^(?:Property '[^']+' is missing in type .* but required in|Type .* is missing the following properties from) type '(.*?)'(?:: .*|\.)?$/s.exec(
    message,
  )?.[1];

const packageOf = (file: string): string => file.split('/')[0] ?? '';

/**
 * Tells errors about what a host only adds: a further value of a type, which code of the remote hands on as one of the
 * values that it knew, or which a table of the remote has no entry for. The remote does with it what it does with any
 * value from outside; all that it uses is still there.
 *
 * @param host the types that the remote is compiled against
 * @param remote the remote, with the packages as it was built with them
 */
export function additionsBetween(host: PublishedTypes, remote: PublishedTypes) {
  const own = new Set(Object.keys(remote.files).map(packageOf));
  const changed = Object.entries(host.files).filter(
    ([file, text]) => own.has(packageOf(file)) && (remote.files[file] ?? '') !== text,
  );
  const isNew = (value: string): boolean => {
    const has = (text = ''): boolean => text.includes(`'${value}'`) || text.includes(`"${value}"`);
    return changed.some(([file, text]) => has(text) && !has(remote.files[file]));
  };
  return (node: ts.Node, message: string): boolean => {
    const value = /^Type '"([^"]*)"' is not assignable to type/.exec(message)?.[1];
    // A value that the file itself contains is one that the remote gives.
    const isGiven = (given: string): boolean =>
      [`'${given}'`, `"${given}"`].some((quoted) => node.getSourceFile().text.includes(quoted));
    if (value !== undefined) return isNew(value) && !isGiven(value);
    return TABLE.test(tableIn(message) ?? '') && isOwnTable(node);
  };
}

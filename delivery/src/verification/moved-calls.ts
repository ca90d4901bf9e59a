import type { PublishedTypes } from 'federation/naming';
import ts from 'typescript';
import type { TypeProblem } from './types-task';

/** The names that a file imports from modules whose request begins with a package. */
function importedFrom(name: string, text: string, isOf: (request: string) => boolean): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const bindings = statement.importClause?.namedBindings;
    if (!isOf(statement.moduleSpecifier.text) || !bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.map(({ propertyName, name: local }) => (propertyName ?? local).text);
  });
}

/** The calls of a remote whose method or address is another one in the client of an API. */
export function movedCalls(client: PublishedTypes, { files, calls = {} }: PublishedTypes): TypeProblem[] {
  const places = new Map<string, string[]>();
  for (const [file, text] of Object.entries(files).filter(([name]) => name.startsWith('src/')))
    for (const name of importedFrom(file, text, (request) => Object.hasOwn(client.shared ?? {}, request)))
      places.set(name, [...(places.get(name) ?? []), file]);
  return [...places].flatMap(([name, files]) => {
    const [used, offered] = [calls[name], client.calls?.[name]];
    // A call that is gone is an error of the compiler.
    if (used === undefined || offered === undefined || used === offered) return [];
    return [{ use: `calls \`${name}\` as ${used}`, host: `has it as ${offered}`, places: files }];
  });
}

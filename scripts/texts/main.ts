import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { command } from '../command-line/command';
import { ROOT } from '../site/front-ends';

const SOURCES = [
  'shell/src',
  ':(glob)mfe-*/src/**',
  'admin-kit/src',
  'ui-kit/src',
  ':(glob)api-client/src/*/definition.ts',
];
/** Attributes, properties and functions whose text people read. */
const READ =
  /^(label|labels|formLabel|title|lead|hint|help|alt|placeholder|aria-label|description|question|confirmLabel|cancelLabel|searchLabel|heading|text|message|eyebrow|what|empty|more|caption|optionLabels|required|success|error|info|Error|setError)$/;

const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
/** Whether it is readable text, and not an address, key or class. */
function isRead(text: string): boolean {
  const own = text.replaceAll(/\$\{[^}]*\}/g, '');
  return /\p{L}{2}/u.test(own) && (/^\p{Lu}[\p{L}’']+$/u.test(own) || !/^[\w./:#?=&-]+$/.test(own));
}

/** The name of a text's context: its attribute, property or call. */
function nameOf(node: ts.Node): string {
  for (let at = node.parent; at && !ts.isStatement(at); at = at.parent) {
    if (ts.isJsxAttribute(at)) return at.name.getText();
    if (ts.isPropertyAssignment(at)) {
      const name = at.name.getText().replaceAll(/['"]/g, '');
      return READ.test(name) || !ts.isObjectLiteralExpression(at.parent) ? name : nameOf(at);
    }
    if (ts.isCallExpression(at) || ts.isNewExpression(at)) return at.expression.getText().split('.').at(-1) ?? '';
    if (ts.isJsxElement(at) || (ts.isJsxExpression(at) && !ts.isJsxAttribute(at.parent))) return 'text';
  }
  return '';
}

/** The readable texts of a file, in order. */
function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(words(node.text));
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (READ.test(nameOf(node))) found.push(words(node.text));
    } else if (ts.isTemplateExpression(node) && READ.test(nameOf(node))) {
      found.push(words(node.getText().slice(1, -1)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...new Set(found.filter(isRead))];
}

const HELP = `npm run texts
    prints every text on the screens, by the file that shows it: for reading them all in one go`;

command({ help: HELP, options: {} }, () => {
  const files = execFileSync('git', ['ls-files', ...SOURCES], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  for (const file of files) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$|\/testing\//.test(file)) continue;
    const texts = textsIn(file);
    if (texts.length > 0) console.log(`${file}\n${texts.map((text) => `  ${text}`).join('\n')}\n`);
  }
});

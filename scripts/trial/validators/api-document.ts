import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../../processes/run';
import { ROOT } from '../../site/front-ends';
import { runTool, TOOLS_FOLDER } from './tools';

interface SpectralFinding {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
}

interface RedoclyFinding {
  readonly ruleId: string;
  readonly message: string;
  readonly location: readonly { readonly pointer?: string }[];
}

/** The JSON in a program's output, without the lines around it. */
function jsonIn<T>(output: string, first: '[' | '{'): T {
  const end = output.lastIndexOf(first === '[' ? ']' : '}');
  return JSON.parse(output.slice(output.indexOf(first), end + 1)) as T;
}

/** OpenAPI 3.1 allows scopes with any security scheme; the rule is from 3.0, where only OAuth has scopes. */
const SPECTRAL = 'extends: ["spectral:oas"]\nrules:\n  oas3-operation-security-defined: off\n';

async function lintWithSpectral(file: string): Promise<string[]> {
  await writeFile(path.join(TOOLS_FOLDER, '.spectral.yaml'), SPECTRAL);
  const { output } = await runTool('spectral', ['lint', file, '--format', 'json', '--quiet']);
  return jsonIn<readonly SpectralFinding[]>(output, '[').map(
    ({ code, message, path: at }) => `spectral ${code}: ${message} (${at.join(' ')})`,
  );
}

/** Rules of Redocly that do not apply: the API has no licence, the specification defines its addresses. */
const REDOCLY =
  'extends: [recommended]\nrules:\n  info-license: off\n  no-ambiguous-paths: off\n  tag-description: off\n';

async function lintWithRedocly(file: string): Promise<string[]> {
  await writeFile(path.join(TOOLS_FOLDER, 'redocly.yaml'), REDOCLY);
  const { output } = await runTool('redocly', ['lint', file, '--format', 'json', '--max-problems', '10000']);
  return jsonIn<{ readonly problems: readonly RedoclyFinding[] }>(output, '{').problems.map(
    ({ ruleId, message, location }) => `redocly ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`,
  );
}

/** Generates a client of the whole API, and compiles it. */
async function compileClient(file: string): Promise<string[]> {
  const client = path.join(TOOLS_FOLDER, 'client.ts');
  const made = await runTool('orval', ['--input', file, '--output', client, '--client', 'fetch']);
  if (made.code !== 0) return [`orval: ${made.output}`];
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2022',
    '--module',
    'preserve',
  ];
  const compiled = await run('tsc', [...options, '--lib', 'es2022,dom', '--types', '', client], {
    cwd: ROOT,
    quiet: true,
  });
  return compiled.code === 0 ? [] : compiled.output.split('\n').filter((line) => line.includes('error'));
}

/**
 * @param text the OpenAPI document
 * @returns the findings of two linters and of a generated client's compiler, one line each
 */
export async function checkApiDocument(text: string): Promise<string[]> {
  const file = path.join(TOOLS_FOLDER, 'openapi.json');
  await writeFile(file, text);
  return [...(await lintWithSpectral(file)), ...(await lintWithRedocly(file)), ...(await compileClient(file))];
}

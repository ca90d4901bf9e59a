import { execFile } from 'node:child_process';
import { z } from 'zod';
import { ROOT } from '../../site/front-ends';
import type { Part } from './packages-of-files';

const answerSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.looseObject({
      severity: z.string(),
      via: z.array(z.union([z.string(), z.looseObject({ title: z.string(), url: z.string() })])),
    }),
  ),
});

/** The output of `npm audit`; its exit code only says whether there are advisories. */
const audit = (): Promise<string> =>
  new Promise((resolve) => {
    execFile('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT, timeout: 60_000 }, (_, stdout) => resolve(stdout));
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Lists the advisories in an answer of `npm audit` about parts of a release.
 * @param answer its JSON
 */
export function advisoriesIn(answer: string, parts: readonly Part[]): string {
  const read = answerSchema.safeParse(parsed(answer));
  if (!read.success) return 'Advisories: not known, the registry did not answer `npm audit`. Ask again where it does.';
  const names = new Set(parts.map(({ name }) => name));
  const found = Object.entries(read.data.vulnerabilities)
    .filter(([name]) => names.has(name))
    .map(([name, { severity, via }]) => {
      const why = via.map((cause) => (typeof cause === 'string' ? cause : `${cause.title} ${cause.url}`));
      return `  ${name} (${severity}): ${why.join('; ')}`;
    });
  if (found.length === 0) return 'Advisories: none for the packages in it.';
  return `Advisories for packages in it:\n${found.sort().join('\n')}`;
}

/** Asks the registry for advisories and lists those about parts of a release. */
export async function advisoriesFor(parts: readonly Part[]): Promise<string> {
  return advisoriesIn(await audit(), parts);
}

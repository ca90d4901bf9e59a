import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../processes/run';

/** npm downloads it on first use; nothing else of the project needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

export const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's result for one page. */
export interface Audit {
  /** Out of 100, for each category. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** The checks that cost points, in Lighthouse's words. */
  readonly failed: readonly string[];
}

interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
}

function summary({ categories, audits }: Report): Audit {
  const scoreOf = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const failed = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title ?? ''}`);
  return {
    scores: {
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    failed: [...new Set(failed)],
  };
}

/**
 * Runs Lighthouse, emulating a phone, on one page.
 *
 * @param skip ids of checks that do not apply to the page
 * @throws Error with Lighthouse's output if it could not run
 */
export async function audit(
  url: string,
  browser: { readonly path: string; readonly flags: readonly string[] },
  skip: readonly string[],
): Promise<Audit> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet', '--output=json'];
  const options = [
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${['--headless=new', ...browser.flags].join(' ')}`,
    ...(skip.length > 0 ? [`--skip-audits=${skip.join(',')}`] : []),
  ];
  const { code, output } = await run('npm', [...args, ...options], { env: { CHROME_PATH: browser.path }, quiet: true });
  try {
    if (code !== 0) throw new Error(`Lighthouse could not look at ${url}:\n${output}`);
    return summary(JSON.parse(await readFile(file, 'utf8')) as Report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

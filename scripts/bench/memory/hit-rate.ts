import { PageCache, type CachedPage } from '../../../shell/src/server/page-cache';

/** The share of visits in each language, in a site with three and in one with English alone. */
const LANGUAGES: Readonly<Record<string, number>> = { en: 0.7, hi: 0.2, gu: 0.1 };
const ENGLISH_ALONE = { en: 1 };

/** Visits before the counted ones, which fill the cache, and the counted ones. */
const [BEFORE, COUNTED] = [10_000, 10_000];
/** The exponent of Zipf's law for requests of web pages, as measured at web caches (0.64 to 0.83). */
const ZIPF = 0.8;

const PAGE = {
  ...{ status: 200, headers: {}, incomplete: false, isCanonical: true },
  body: { hash: '', makeBest: () => undefined },
} as unknown as CachedPage;
const SOURCE = { render: async () => PAGE, isCurrent: async () => true };

/** Numbers from 0 to 1, the same in every run. */
function chances(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
}

/** Picks an index by weights. */
function picker(weights: readonly number[], chance: () => number): () => number {
  const sums = weights.map(
    (
      (sum) => (weight: number) =>
        (sum += weight)
    )(0),
  );
  return () => {
    const at = chance() * (sums.at(-1) ?? 0);
    return sums.findIndex((sum) => at < sum);
  };
}

/** The share of visits, in per cent, that the shell's page cache answers. */
async function shareOf(pages: number, languages: Readonly<Record<string, number>>): Promise<number> {
  let cached = 0;
  const codes = Object.keys(languages);
  const cache = new PageCache((how) => (cached += how === 'miss' ? 0 : 1), codes.length);
  const chance = chances();
  const language = picker(Object.values(languages), chance);
  const page = picker(
    Array.from({ length: pages }, (_, rank) => 1 / (rank + 1) ** ZIPF),
    chance,
  );
  for (let visit = 0; visit < BEFORE + COUNTED; visit++) {
    if (visit === BEFORE) cached = 0;
    await cache.get(`/${codes[language()]}/${page()} `, SOURCE);
  }
  return (100 * cached) / COUNTED;
}

/** The hits of the page cache, in per cent, in English alone and in three languages. */
interface HitRates {
  /** In each language. */
  readonly pages: number;
  readonly alone: number;
  readonly three: number;
}

/** The hits by the number of pages in each language. */
export async function hitRates(sizes: readonly number[]): Promise<HitRates[]> {
  const rates: HitRates[] = [];
  for (const pages of sizes)
    rates.push({ pages, alone: await shareOf(pages, ENGLISH_ALONE), three: await shareOf(pages, LANGUAGES) });
  return rates;
}

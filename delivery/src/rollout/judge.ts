import type { Rollout } from 'federation/discovery';
import type { VersionFigures } from './figures';

/** What the figures say: the canary may go on, has to wait, or has to be withdrawn; and why. */
export type Judgement =
  | { readonly verdict: 'go on' }
  | { readonly verdict: 'wait'; readonly why: string }
  | { readonly verdict: 'withdraw'; readonly why: string };

type Limits = Pick<Rollout, 'minLoads' | 'maxFailures' | 'maxLcp'>;
type Counted = Pick<VersionFigures, 'loads' | 'failures'>;

/** Fewer failures than these are chance. */
const LEAST_FAILURES = 3;
/** Quantile of the normal distribution that 95 in 100 lie below. */
const Z = 1.645;

const shareOf = ({ loads, failures }: Counted): number => (loads === 0 ? 0 : failures / loads);

/** The lower end of Wilson's interval: the true share of failures is above it with a certainty of 95 %. */
function leastShareOf({ loads, failures }: Counted): number {
  if (loads === 0) return 0;
  const share = failures / loads;
  const spread = Z * Math.sqrt((share * (1 - share)) / loads + Z ** 2 / (4 * loads ** 2));
  return (share + Z ** 2 / (2 * loads) - spread) / (1 + Z ** 2 / loads);
}

const percent = (share: number): string => `${Math.round(share * 1_000) / 10} %`;
const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

const failuresText = (canary: VersionFigures, standing: VersionFigures, { maxFailures }: Limits): string =>
  `${percent(shareOf(canary))} of ${canary.loads} loads failed (default version: ${percent(shareOf(standing))} of ` +
  `${standing.loads}; allowed: ${maxFailures} % more)`;

const lcpOf = ({ vitals }: VersionFigures) => vitals.find(({ name }) => name === 'LCP');

function judgeLcp(canary: VersionFigures, standing: VersionFigures, limits: Limits): Judgement {
  const [own, other] = [lcpOf(canary), lcpOf(standing)];
  const { maxLcp, minLoads } = limits;
  const isComparable = own && other && Math.min(own.samples, other.samples) >= Math.max(minLoads, 1);
  if (maxLcp === undefined || !isComparable || own.value <= other.value * (1 + maxLcp / 100))
    return { verdict: 'go on' };
  const why =
    `the main content appeared after ${seconds(own.value)} in three of four of ${own.samples} visits (LCP; default ` +
    `version: ${seconds(other.value)} of ${other.samples}; allowed: ${maxLcp} % more)`;
  return { verdict: 'withdraw', why };
}

/**
 * Holds a canary's figures against those of the default version in the same time.
 *
 * Too many failures end it as soon as they are no chance; whether it goes on is decided when the step has lasted long
 * enough, by failures and by LCP, and not before there are enough loads.
 */
export function judge(canary: VersionFigures, standing: VersionFigures, limits: Limits, isBaked: boolean): Judgement {
  const allowed = shareOf(standing) + limits.maxFailures / 100;
  if (canary.failures >= LEAST_FAILURES && leastShareOf(canary) > allowed) {
    const cause = canary.failure ? `. The last cause: ${canary.failure.reason}` : '';
    return { verdict: 'withdraw', why: `${failuresText(canary, standing, limits)}${cause}` };
  }
  if (!isBaked) return { verdict: 'wait', why: 'the step has not lasted long enough' };
  if (canary.loads < limits.minLoads)
    return { verdict: 'wait', why: `${canary.loads} of ${limits.minLoads} loads are there` };
  if (shareOf(canary) > allowed)
    return { verdict: 'wait', why: `${failuresText(canary, standing, limits)}, and that may still be chance` };
  return judgeLcp(canary, standing, limits);
}

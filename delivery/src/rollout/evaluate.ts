import type { Rollout } from 'federation/discovery';
import type { VersionFigures } from './figures';
import { slowShares } from './quantile-shares';
import { evidenceAbove, evidenceBelow, type Share } from './sequential-test';

/**
 * The result of evaluating the figures: the canary may continue, has to wait, or has to be withdrawn; with the reason.
 */
export type Evaluation =
  | { readonly verdict: 'go on' }
  | { readonly verdict: 'wait'; readonly why: string }
  | { readonly verdict: 'withdraw'; readonly why: string };

interface Limits extends Pick<Rollout, 'steps' | 'step' | 'minLoads' | 'maxFailures' | 'maxLcp'> {
  /** The names of the tasks that both versions list. */
  readonly tasks?: readonly string[];
}

/** The maximum probability that a version within the limits is withdrawn, over all steps and limits together. */
const WITHDRAWN_BY_CHANCE = 0.05;
/** The maximum probability that a version which exceeds a limit by its tolerance gets all visitors. */
const MISSED = 0.02;
/**
 * The tolerance above the limit within which a version need not be detected: percentage points of failures, or percent
 * of the LCP.
 */
const FAILURES_TOLERANCE = 4;
const LCP_TOLERANCE = 10;

/**
 * A task has to be completed at least this often, as a part of the default version's share, before all visitors get the
 * version. It is asked for once the default version has had enough of them to tell.
 */
const TASKS_TOLERANCE = 0.5;
const ENOUGH_TASKS = 50;

/** One limit: the evidence that it is exceeded, and the evidence that it is not exceeded by the tolerance. */
interface Criterion {
  /** Logarithms of test martingales. */
  readonly exceeded: number;
  readonly withinTolerance: () => number;
  /** Whether the figures are above the limit, by chance or not. */
  readonly isAbove: boolean;
  readonly text: string;
  /** The condition that remains to be shown. */
  readonly toShow: string;
}

const shareOf = ({ hits, of }: Share): number => (of === 0 ? 0 : hits / of);
const percent = (share: number): string => `${Math.round(share * 1_000) / 10} %`;
const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

function failuresCriterion(canary: VersionFigures, defaultVersion: VersionFigures, maxFailures: number): Criterion {
  const own: Share = { hits: canary.failures, of: canary.loads };
  const other: Share = { hits: defaultVersion.failures, of: defaultVersion.loads };
  const allowed = maxFailures / 100;
  const found = maxFailures + FAILURES_TOLERANCE;
  return {
    exceeded: evidenceAbove(allowed, own, other),
    withinTolerance: () => evidenceBelow(found / 100, own, other),
    isAbove: shareOf(own) > shareOf(other) + allowed,
    text:
      `${percent(shareOf(own))} of ${own.of} loads failed (default version: ${percent(shareOf(other))} of ` +
      `${other.of}; allowed: ${maxFailures} % more)`,
    toShow: `fewer than ${found} % more of its loads fail`,
  };
}

function lcpCriterion(canary: VersionFigures, defaultVersion: VersionFigures, maxLcp: number): Criterion {
  const lcpOf = ({ vitals }: VersionFigures) => vitals.find(({ name }) => name === 'LCP') ?? { value: 0, samples: 0 };
  const [own, other] = [lcpOf(canary), lcpOf(defaultVersion)];
  const evidenceAt = (evidence: typeof evidenceAbove, excess: number): number => {
    const shares = slowShares(canary.lcp, defaultVersion.lcp, 1 + excess / 100);
    return evidence(0, shares.one, shares.other);
  };
  const isAbove = own.value > other.value * (1 + maxLcp / 100);
  const found = maxLcp + LCP_TOLERANCE;
  return {
    exceeded: isAbove ? evidenceAt(evidenceAbove, maxLcp) : 0,
    withinTolerance: () => evidenceAt(evidenceBelow, found),
    isAbove,
    text:
      `the main content appeared after ${seconds(own.value)} in three of four of ${own.samples} visits (LCP; default ` +
      `version: ${seconds(other.value)} of ${other.samples}; allowed: ${maxLcp} % more)`,
    toShow: `its LCP is less than ${found} % above the default version's`,
  };
}

/** A task that visitors complete less often than in the default version, such as one whose button does nothing. */
function taskCriterion(task: string, canary: VersionFigures, defaultVersion: VersionFigures): Criterion {
  const doneOf = ({ tasks = [], loads }: VersionFigures): Share => ({
    hits: Math.min(tasks.find(({ name }) => name === task)?.count ?? 0, loads),
    of: loads,
  });
  const [own, other] = [doneOf(canary), doneOf(defaultVersion)];
  const margin = TASKS_TOLERANCE * shareOf(other);
  return {
    exceeded: evidenceBelow(0, own, other),
    withinTolerance: () => (other.hits < ENOUGH_TASKS ? Infinity : evidenceAbove(-margin, own, other)),
    isAbove: shareOf(own) < shareOf(other) * TASKS_TOLERANCE,
    text:
      `"${task}" was done in ${percent(shareOf(own))} of ${own.of} loads (default version: ${percent(shareOf(other))} ` +
      `of ${other.of})`,
    toShow: `"${task}" is done at least half as often as in the default version`,
  };
}

/**
 * Compares a canary's figures with those of the default version in the same period.
 *
 * A limit that is certainly exceeded ends the canary at any check. It continues when the step has lasted, there are
 * enough loads and the figures are within the limits; to all visitors only when they also show that no limit is
 * exceeded by more than its tolerance. Until then it waits, so that a bad version cannot pass because of few visitors.
 */
export function evaluate(
  canary: VersionFigures,
  defaultVersion: VersionFigures,
  limits: Limits,
  isBaked: boolean,
): Evaluation {
  const { steps, step, minLoads, maxFailures, maxLcp, tasks = [] } = limits;
  const failures = failuresCriterion(canary, defaultVersion, maxFailures);
  const criteria = [
    failures,
    ...(maxLcp === undefined ? [] : [lcpCriterion(canary, defaultVersion, maxLcp)]),
    ...tasks.map((task) => taskCriterion(task, canary, defaultVersion)),
  ];
  // Every step begins with new figures, and each limit of each step is one chance of an error.
  const certainlyExceeded = Math.log((criteria.length * steps.length) / WITHDRAWN_BY_CHANCE);
  const broken = criteria.find(({ exceeded }) => exceeded >= certainlyExceeded);
  if (broken) {
    const cause = broken === failures && canary.failure ? `. The last cause: ${canary.failure.reason}` : '';
    return { verdict: 'withdraw', why: `${broken.text}${cause}` };
  }
  if (!isBaked) return { verdict: 'wait', why: 'the step has not lasted long enough' };
  if (canary.loads < minLoads) return { verdict: 'wait', why: `${canary.loads} of ${minLoads} loads are there` };
  const isLast = step === steps.length - 1;
  // A percentile of few visits is uncertain; only the last step requires it.
  const above = (isLast ? criteria : [failures]).find(({ isAbove }) => isAbove);
  if (above) return { verdict: 'wait', why: `${above.text}, and that may still be chance` };
  const unproven = isLast && criteria.find(({ withinTolerance }) => withinTolerance() < Math.log(1 / MISSED));
  if (unproven)
    return { verdict: 'wait', why: `before all visitors get it, more loads have to show that ${unproven.toShow}` };
  return { verdict: 'go on' };
}

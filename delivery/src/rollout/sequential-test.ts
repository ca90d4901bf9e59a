/** The number of hits among a number of trials. */
export interface Share {
  readonly hits: number;
  readonly of: number;
}

/**
 * The size of the comparison at which the bound is tightest, in effective loads (see `effectiveSize`). A small value
 * detects a version that always fails after a few loads; a larger one gains little later, because the bound grows with
 * the logarithm of the size.
 */
const MIXTURE_SIZE = 4;
/** Bisection steps: more than a share of millions of loads needs. */
const HALVINGS = 40;

/** n·m / (n + m): the accuracy of a difference between two shares, as the number of trials of a single share. */
const effectiveSize = (one: Share, other: Share): number => (one.of * other.of) / (one.of + other.of);

/** The log-likelihood of a share, without the constant that cancels out. */
function logLikelihood({ hits, of }: Share, probability: number): number {
  const [shown, missing] = [hits, of - hits];
  return (
    (shown > 0 ? shown * Math.log(probability) : 0) +
    (missing > 0 ? missing * Math.log(Math.max(1 - probability, 0)) : 0)
  );
}

const slope = ({ hits, of }: Share, probability: number): number => {
  const [up, down] = [hits > 0 ? hits / probability : 0, of > hits ? (of - hits) / (1 - probability) : 0];
  return up - down;
};

/** The maximum likelihood of both shares together when `one` is exactly `margin` above `other`. */
function likelihoodAt(margin: number, one: Share, other: Share): number {
  let [low, high] = [Math.max(0, -margin), Math.min(1, 1 - margin)];
  // The likelihood is concave: its maximum is where it stops rising.
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (slope(one, middle + margin) + slope(other, middle) > 0) low = middle;
    else high = middle;
  }
  const best = (low + high) / 2;
  return logLikelihood(one, best + margin) + logLikelihood(other, best);
}

/**
 * The evidence that the first share is more than `margin` above the second one, as the logarithm of a test martingale:
 * it may be checked after every load, and reaches `Math.log(1 / alpha)` with a probability of at most `alpha` over the
 * whole time when the share is not above it (Ville's inequality).
 *
 * It is the mixture sequential probability ratio test with Robbins' normal mixture over the difference, as in Howard,
 * Ramdas, McAuliffe and Sekhon, "Time-uniform, nonparametric, nonasymptotic confidence sequences" (Annals of Statistics
 * 2021, two-sided normal mixture), and Johari, Koomen, Pekelis and Walsh, "Always valid inference" (Operations Research
 * 2022). The statistic is the signed root of the likelihood ratio, which is close to normal for few hits too; the
 * guarantee applies to large samples, and the simulation beside this file confirms it for small ones.
 */
export function evidenceAbove(margin: number, one: Share, other: Share): number {
  if (one.of === 0 || other.of === 0) return 0;
  const [own, others] = [one.hits / one.of, other.hits / other.of];
  if (own <= others + margin) return 0;
  const best = logLikelihood(one, own) + logLikelihood(other, others);
  const ratio = best - likelihoodAt(margin, one, other);
  const size = effectiveSize(one, other);
  return (ratio * size) / (size + MIXTURE_SIZE) - Math.log(1 + size / MIXTURE_SIZE) / 2;
}

/** Like `evidenceAbove`, that the first share is less than `margin` above the second one. */
export const evidenceBelow = (margin: number, one: Share, other: Share): number => evidenceAbove(-margin, other, one);

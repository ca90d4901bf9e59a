import type { RolloutPlan } from '../rollout/change-step';
import { UsageError } from './usage-error';

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `10m` in milliseconds. */
function duration(name: string, text: string): number {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)([smhd])$/.exec(text) ?? [];
  const value = Number(amount) * (UNITS[unit] ?? NaN);
  if (!(value > 0)) throw new UsageError(`--${name} has to be a time such as 90s, 10m or 2h, not "${text}".`);
  return value;
}

/** `1%`, `+20%` or `20` as a number. */
function percentage(name: string, text: string): number {
  const [, amount] = /^\+?(\d+(?:\.\d+)?)\s*%?$/.exec(text) ?? [];
  if (amount === undefined) throw new UsageError(`--${name} has to be a part such as 1% or +20%, not "${text}".`);
  return Number(amount);
}

function stepsOf(text: string): number[] {
  const steps = text.split(',').map((step) => percentage('steps', step.trim()));
  const isRising = steps.every((step, i) => step > (steps[i - 1] ?? 0) && step < 100);
  if (!isRising)
    throw new UsageError(
      `--steps have to rise, from more than 0 to less than 100, not "${text}". All visitors come last.`,
    );
  return steps;
}

/** The options of a canary by steps, as text. */
export interface RolloutValues {
  readonly steps?: string | undefined;
  readonly bake?: string | undefined;
  readonly 'max-failures'?: string | undefined;
  readonly 'max-lcp'?: string | undefined;
  readonly 'min-loads'?: string | undefined;
}

const BAKE = '10m';
const MAX_FAILURES = '1%';
const MIN_LOADS = '20';

/** The plan of a canary by steps; undefined for a fixed canary. @throws UsageError */
export function readPlan(values: RolloutValues): RolloutPlan | undefined {
  if (values.steps === undefined) {
    const [alone] = Object.entries(values).find(([, value]) => value !== undefined) ?? [];
    if (alone !== undefined)
      throw new UsageError(`--${alone} says something of steps only. Name them with --steps 1,10,50.`);
    return undefined;
  }
  const minLoads = Number(values['min-loads'] ?? MIN_LOADS);
  if (!Number.isInteger(minLoads) || minLoads < 0)
    throw new UsageError(`--min-loads has to be a whole number from 0, not "${values['min-loads'] ?? ''}".`);
  const maxLcp = values['max-lcp'];
  return {
    steps: stepsOf(values.steps),
    bake: duration('bake', values.bake ?? BAKE),
    minLoads,
    maxFailures: percentage('max-failures', values['max-failures'] ?? MAX_FAILURES),
    ...(maxLcp !== undefined && { maxLcp: percentage('max-lcp', maxLcp) }),
  };
}

/** The address of a webhook: https, or on this machine. @throws UsageError */
export function readWebhook(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHere = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url?.protocol !== 'https:' && !isHere)
    throw new UsageError(`--webhook has to be an address that begins with https://, not "${text}".`);
  return text;
}

import { setTimeout as wait } from 'node:timers/promises';
import type { ReadFigures } from '../rollout/figures';
import { runRollout, type RolloutEvent } from '../rollout/rollout';
import type { RolloutPlan, RolloutTarget } from '../rollout/change-step';
import { Webhook } from '../rollout/webhook';
import { UsageError } from './usage-error';

/** A canary has ended without going live; the message says why. */
export class CanaryEnded extends Error {
  override readonly name = 'CanaryEnded';
}

export interface StepsOptions {
  readonly target: RolloutTarget;
  readonly plan: RolloutPlan;
  readonly readFigures: ReadFigures;
  readonly webhook: string | undefined;
  /** Writes a line for people. */
  readonly say: (line: string) => void;
  readonly progress: (text: string) => void;
}

/** The API server's origin. @throws UsageError when it is missing */
export function apiOrigin(text: string | undefined): string {
  if (text !== undefined && URL.canParse(text)) return text;
  throw new UsageError('Name the API server, which has the figures, with --api http://host:port or API_ORIGIN.');
}

/**
 * Runs a canary by steps to its end.
 *
 * @throws CanaryEnded when it was withdrawn, or changed by another command
 */
export async function canaryBySteps(options: StepsOptions): Promise<RolloutEvent> {
  const { target, plan, readFigures, webhook, say, progress } = options;
  const hook = webhook === undefined ? undefined : new Webhook(webhook, wait, say);
  const end = await runRollout({
    ...{ target, plan, readFigures, onWaiting: progress },
    clock: { now: () => new Date(), wait },
    onEvent: (event) => {
      // The last event is the command's outcome.
      if (event.event === 'step') say(event.message);
      hook?.send(event);
    },
  });
  await hook?.settled();
  if (end.event !== 'promoted') throw new CanaryEnded(end.message);
  return end;
}

import { z } from 'zod';
import type { Answer } from './send';

/** The limit in milliseconds; a slower answer is an error. */
export const SLOW = 1_500;

const failure = z.looseObject({
  success: z.literal(false),
  message: z.string().min(1),
  requestId: z.string().min(1),
});

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error in an answer; undefined if it matches the contract. Slowness is checked separately. */
export function errorOf({ status, type, text }: Answer): string | undefined {
  if (status === 0) return `no answer: ${text}`;
  if (status >= 500) return `status ${status}: ${text.slice(0, 200)}`;
  const isJson = type.startsWith('application/json');
  if (status >= 400 && !(isJson && failure.safeParse(json(text)).success)) {
    return `status ${status} without the shape of a failure: ${type} ${JSON.stringify(text.slice(0, 200))}`;
  }
  if (isJson && text !== '' && json(text) === undefined) return `status ${status} with broken JSON`;
  return undefined;
}

import { DRAFT_DAYS } from 'api-client';
import type { SendAttempt } from 'shared-store';
import { TEXT_FIELDS, type TextField } from './application-rules';

/** A résumé that the server already holds. */
export interface UploadedResume {
  readonly fileUrl: string;
  readonly name: string;
  /** When it was uploaded, in milliseconds since 1970. */
  readonly at: number;
}

/** What is kept on the device until the application was sent. */
export interface ApplicationDraft {
  readonly texts: Readonly<Partial<Record<TextField, string>>>;
  readonly resume?: UploadedResume;
  readonly attempt?: SendAttempt;
}

export const EMPTY_DRAFT: ApplicationDraft = { texts: {} };

/** The server keeps an unused résumé for 24 hours; an hour is left for filling in the rest. */
export const RESUME_LIFETIME = 23 * 60 * 60 * 1000;

/** How long a draft is kept after the last change, in milliseconds. */
export const DRAFT_LIFETIME = DRAFT_DAYS * 24 * 60 * 60 * 1000;

const PREFIX = 'careers.application.';
const keyOf = (jobId: string): string => PREFIX + jobId;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textsOf(value: unknown): ApplicationDraft['texts'] {
  const texts: Partial<Record<TextField, string>> = {};
  if (!isRecord(value)) return texts;
  for (const { name } of TEXT_FIELDS) {
    const text = value[name];
    if (typeof text === 'string') texts[name] = text;
  }
  return texts;
}

function resumeOf(value: unknown, now: number): UploadedResume | undefined {
  if (!isRecord(value)) return undefined;
  const { fileUrl, name, at } = value;
  if (typeof fileUrl !== 'string' || typeof name !== 'string' || typeof at !== 'number') return undefined;
  return now - at < RESUME_LIFETIME ? { fileUrl, name, at } : undefined;
}

function attemptOf(value: unknown): SendAttempt | undefined {
  if (!isRecord(value)) return undefined;
  const { key, content } = value;
  return typeof key === 'string' && typeof content === 'string' ? { key, content } : undefined;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Whether a stored draft is over: too old, of no known age, or damaged. */
function isOver(stored: unknown, now: number): boolean {
  return !isRecord(stored) || typeof stored.at !== 'number' || now - stored.at >= DRAFT_LIFETIME;
}

/**
 * Reads the draft of an application to a job. What is damaged, too old or not readable counts as not there.
 *
 * @param now milliseconds since 1970
 */
export function readDraft(jobId: string, now: number): ApplicationDraft {
  try {
    const stored = parsed(localStorage.getItem(keyOf(jobId)));
    if (!isRecord(stored) || isOver(stored, now)) return EMPTY_DRAFT;
    const resume = resumeOf(stored.resume, now);
    const attempt = attemptOf(stored.attempt);
    return { texts: textsOf(stored.texts), ...(resume && { resume }), ...(attempt && { attempt }) };
  } catch {
    return EMPTY_DRAFT;
  }
}

/**
 * Keeps the draft; a device without room or storage simply keeps none.
 *
 * @param now milliseconds since 1970, from which on its age counts
 */
export function writeDraft(jobId: string, draft: ApplicationDraft, now: number): void {
  try {
    localStorage.setItem(keyOf(jobId), JSON.stringify({ ...draft, at: now }));
  } catch {
    // Private windows and full disks: the form works without a draft.
  }
}

/** Forgets the draft, once the application was sent. */
export function removeDraft(jobId: string): void {
  try {
    localStorage.removeItem(keyOf(jobId));
  } catch {
    // Nothing could have been kept either.
  }
}

/**
 * Forgets the drafts of all jobs that nobody has touched for too long.
 *
 * @param now milliseconds since 1970
 */
export function cleanUpDrafts(now: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX) && isOver(parsed(localStorage.getItem(key)), now)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage there is no draft.
  }
}

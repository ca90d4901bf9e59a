import { DRAFT_DAYS } from 'api-client';
import type { SendAttempt } from 'shared-store';
import { TEXT_FIELDS, type TextField } from './application-rules';

/** A resume that is already on the server. */
export interface UploadedResume {
  readonly fileUrl: string;
  readonly name: string;
  /** The time of its upload, in milliseconds since 1970. */
  readonly at: number;
}

/** The data stored on the device until the application is sent. */
export interface ApplicationDraft {
  readonly texts: Readonly<Partial<Record<TextField, string>>>;
  readonly resume?: UploadedResume;
  readonly attempt?: SendAttempt;
}

export const EMPTY_DRAFT: ApplicationDraft = { texts: {} };

/** The server deletes an unused resume after 24 hours; this leaves an hour to complete the form. */
export const RESUME_LIFETIME = 23 * 60 * 60 * 1000;

/** The lifetime of a draft after the last change, in milliseconds. */
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

/** Whether a stored draft is expired, invalid or without a date. */
function isOver(stored: unknown, now: number): boolean {
  return !isRecord(stored) || typeof stored.at !== 'number' || now - stored.at >= DRAFT_LIFETIME;
}

/**
 * Reads the draft of an application to a job; an invalid, expired or unreadable draft is empty.
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
 * Stores the draft; does nothing on a device without storage or space.
 *
 * @param now milliseconds since 1970, the beginning of its lifetime
 */
export function writeDraft(jobId: string, draft: ApplicationDraft, now: number): void {
  try {
    localStorage.setItem(keyOf(jobId), JSON.stringify({ ...draft, at: now }));
  } catch {
    // Private windows and full disks: the form works without a draft.
  }
}

/** Deletes the draft after the application was sent. */
export function removeDraft(jobId: string): void {
  try {
    localStorage.removeItem(keyOf(jobId));
  } catch {
    // Nothing could have been stored either.
  }
}

/**
 * Deletes the expired drafts of all jobs.
 *
 * @param now milliseconds since 1970
 */
export function cleanUpDrafts(now: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX) && isOver(parsed(localStorage.getItem(key)), now)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage there are no drafts.
  }
}

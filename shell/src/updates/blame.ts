import type { INPMetric, LCPMetric } from 'web-vitals';
import type { RunningVersion } from './load-reports';

/** The front ends of a page. */
export interface PageParts {
  /** The remote that owns the page. */
  readonly owner: RunningVersion;
  readonly shell: RunningVersion;
  /** All with their running versions. */
  readonly running: readonly RunningVersion[];
}

/** The front end that an element comes from: of the slot around it, of the page, or the shell for its frame. */
function ownerOf(element: Element | null | undefined, { owner, shell, running }: PageParts): RunningVersion {
  if (!element) return owner;
  const slot = element.closest<HTMLElement>('[data-slot-of]')?.dataset['slotOf'];
  if (slot !== undefined) return running.find(({ name }) => name === slot) ?? owner;
  return element.closest('main') ? owner : shell;
}

/** A long animation frame, which not every browser reports, and the scripts that ran in it. */
interface Frame extends PerformanceEntry {
  readonly scripts: readonly { readonly sourceURL: string; readonly duration: number }[];
}

/** The front end whose script ran longest while a visitor waited, in browsers that report it. */
function longestTask({ startTime, duration }: PerformanceEntry, running: readonly RunningVersion[]) {
  const frames = performance.getEntriesByType('long-animation-frame') as Frame[];
  const [longest] = frames
    .filter((frame) => frame.startTime < startTime + duration && startTime < frame.startTime + frame.duration)
    .flatMap(({ scripts }) => scripts)
    .sort((a, b) => b.duration - a.duration);
  const [, name, version] = /\/r\/([a-z0-9-]+)\/([^/\s]+)\//.exec(longest?.sourceURL ?? '') ?? [];
  return running.find((one) => one.name === name && one.version === version);
}

/** The front end that the largest element of a page comes from. */
export const ofLargestElement = ({ entries }: LCPMetric, parts: PageParts): RunningVersion =>
  ownerOf(entries.at(-1)?.element, parts);

/**
 * The front end that a visitor waited for: the remote whose script ran longest meanwhile, or without one that of the element.
 * The handlers of all elements are called by React, which is a script of the shell.
 */
export function ofInteraction({ entries }: INPMetric, parts: PageParts): RunningVersion {
  const [slowest] = [...entries].sort((a, b) => b.duration - a.duration);
  const task = slowest && longestTask(slowest, parts.running);
  return task && task.name !== parts.shell.name ? task : ownerOf(slowest?.target as Element | null | undefined, parts);
}

import { RenderingEnded, type Ending, type RenderProcess } from './render-process';
import type { PageTask } from './messages';
import { ownerOf } from './page-owner';

/** A remote's version that ended a rendering process, and what it did. */
export interface Culprit {
  readonly folder: string;
  readonly ending: Ending;
}

/** A page that leaves more behind than this each time it is rendered, in bytes, leaks. */
const LEAK = 1024 * 1024;
/** How often a page is rendered to see whether it leaks. */
const TRIES = 4;

/** Why a remote that did nothing wrong is not rendered. */
export const leftToBrowser = (name: string): string => `"${name}" is left to the browser.`;

/** The task with nothing rendered of any remote but some. */
export function withOnly(task: PageTask, names: readonly string[]): PageTask {
  const left = Object.fromEntries(
    Object.keys(task.folders)
      .filter((name) => !names.includes(name))
      .map((name) => [name, task.left[name] ?? leftToBrowser(name)]),
  );
  return { ...task, left: { ...task.left, ...left } };
}

/** What a page leaves behind each time that it is rendered, in bytes. */
async function growthOf(task: PageTask, rendering: RenderProcess): Promise<number> {
  // The first time evaluates, reads and compiles, which stays for good reason.
  await rendering.ask(task);
  await rendering.ask(task);
  const before = await rendering.ask({ kind: 'weighing' });
  for (let tries = 0; tries < TRIES; tries++) await rendering.ask(task);
  return ((await rendering.ask({ kind: 'weighing' })) - before) / TRIES;
}

/**
 * Renders pages once more, each by itself, with the part of one remote at a time, to find which of them ended the
 * process before.
 *
 * @param start gives the process, a new one when the last has ended
 * @param found told of each that is found
 */
export async function findCulprits(
  pages: readonly PageTask[],
  ending: Ending,
  start: () => RenderProcess,
  found: (culprit: Culprit) => void,
): Promise<void> {
  const unsound = new Set<string>();
  const test = async (task: PageTask): Promise<Ending | undefined> => {
    try {
      if (ending === 'memory') return (await growthOf(task, start())) > LEAK ? 'memory' : undefined;
      await start().ask(task);
    } catch (error) {
      // A page that merely fails ends nothing.
      if (error instanceof RenderingEnded) return error.ending;
    }
    return undefined;
  };
  for (const task of pages) {
    const owner = ownerOf(task);
    const offering = task.remotes.filter(({ slots }) => slots.length > 0).map(({ name }) => name);
    for (const name of new Set([...(owner === undefined ? [] : [owner]), ...offering])) {
      const folder = task.folders[name];
      if (folder === undefined || name in task.left || unsound.has(folder)) continue;
      const isOwnerSound = owner !== undefined && !unsound.has(task.folders[owner] ?? '');
      const how = await test(withOnly(task, isOwnerSound ? [owner, name] : [name]));
      if (how === undefined) continue;
      unsound.add(folder);
      found({ folder, ending: how });
    }
  }
}

import { RenderingEnded, type Ending, type RenderProcess } from './render-process';
import type { PageTask } from './messages';
import { ownerOf } from './page-owner';

/** A remote's version that ended a rendering process, and how. */
export interface Cause {
  readonly folder: string;
  readonly ending: Ending;
}

/** The threshold of a leak: the bytes that a page leaves behind each time it is rendered. */
const LEAK = 1024 * 1024;
/** The number of renderings in the test for a leak. */
const TRIES = 4;

/** The reason shown for a remote that is not rendered because of another one. */
export const leftToBrowser = (name: string): string => `"${name}" is left to the browser.`;

/** The task without the code of any remote but the named ones. */
export function withOnly(task: PageTask, names: readonly string[]): PageTask {
  const left = Object.fromEntries(
    Object.keys(task.folders)
      .filter((name) => !names.includes(name))
      .map((name) => [name, task.left[name] ?? leftToBrowser(name)]),
  );
  return { ...task, left: { ...task.left, ...left } };
}

/** The bytes that a page leaves behind each time it is rendered. */
async function growthOf(task: PageTask, rendering: RenderProcess): Promise<number> {
  // The first rendering evaluates, reads and compiles; that memory is not a leak.
  await rendering.ask(task);
  await rendering.ask(task);
  const before = await rendering.ask({ kind: 'weighing' });
  for (let tries = 0; tries < TRIES; tries++) await rendering.ask(task);
  return ((await rendering.ask({ kind: 'weighing' })) - before) / TRIES;
}

/**
 * Renders pages again, each separately with one remote at a time, to find which remotes ended the process.
 *
 * @param start returns the process, a new one when the last has ended
 * @param found called for each one found
 */
export async function findCauses(
  pages: readonly PageTask[],
  ending: Ending,
  start: () => RenderProcess,
  found: (cause: Cause) => void,
): Promise<void> {
  const unsound = new Set<string>();
  const test = async (task: PageTask): Promise<Ending | undefined> => {
    try {
      if (ending === 'memory') return (await growthOf(task, start())) > LEAK ? 'memory' : undefined;
      await start().ask(task);
    } catch (error) {
      // A page that only fails does not end the process.
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

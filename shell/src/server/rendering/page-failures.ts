import { targetInLog } from 'http-edge';
import { leftToBrowser } from './find-cause';
import type { PageTask, RenderedPage } from './messages';
import { ownerOf } from './page-owner';
import type { RenderingLog } from './rendering-log';

/** Whether a remote was left out because of another one. */
export const isInnocent = (name: string, task: PageTask, cause: string): boolean =>
  name in task.left || cause.includes(leftToBrowser(name));

/**
 * Logs what of a page could not be rendered.
 *
 * @param isKnown whether the failure of a folder is already logged
 */
export function logFailures(
  log: RenderingLog,
  task: PageTask,
  page: RenderedPage,
  isKnown: (folder: string) => boolean,
): void {
  if (page.kind === 'redirect') return;
  const { cause, leftOut = [] } = page;
  const path = targetInLog(new URL(task.url).pathname);
  const report = (name: string, message: string, error: string): void => {
    const folder = task.folders[name] ?? '';
    if (!isKnown(folder) && !isInnocent(name, task, error)) log.failure(message, folder, error, { path });
  };
  const owner = ownerOf(task);
  if (cause !== undefined && owner !== undefined)
    report(owner, 'A page could not be rendered; the default version, or the browser, takes its place.', cause);
  if (cause !== undefined && owner === undefined)
    log.failure('A page of the shell could not be rendered.', task.shell, cause, { path });
  for (const { remote, cause: error } of leftOut)
    report(remote, 'The content of a slot could not be rendered and is left out.', error);
}

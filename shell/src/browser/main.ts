import { nextTask } from './next-task';
import { isSupportedBrowser } from './supported-browser';

/** Runs the parts of the first script in separate tasks: one long task would block a slow phone. */
async function main(): Promise<void> {
  if (!isSupportedBrowser()) return;
  performance.mark('started');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'shared-store');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await nextTask();
  await start(globalThis.takeOverEarlyClicks);
}

void main();

import { keepEarlyClick } from './early-clicks';
import { nextTask } from './next-task';
import { isServedBrowser } from './served-browser';

/** Runs what the first script brings in tasks of their own: all at once would keep a slow phone from answering. */
async function main(): Promise<void> {
  if (!isServedBrowser()) return;
  const takeOver = keepEarlyClick();
  performance.mark('started');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'shared-store');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await nextTask();
  await start(takeOver);
}

void main();

import { recordEarlyClicks, type TakeOver } from './early-clicks';

declare global {
  /** Set by the early script, a separate file. */
  var takeOverEarlyClicks: TakeOver | undefined;
}

globalThis.takeOverEarlyClicks = recordEarlyClicks();

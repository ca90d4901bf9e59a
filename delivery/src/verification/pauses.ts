import { processorTimeOf } from 'federation/server';
import type { ChildProcess } from 'node:child_process';

/** How often a process is asked, in milliseconds. */
const LOOK = 100;
/** How many times it has not answered before it can be stalled: an answer may wait until this process has time. */
const LOOKS = 3;

/** Asks whether a process still answers: it does so between two pieces of work. */
export interface Ping {
  readonly ping: true;
}

export interface Pong {
  readonly pong: true;
}

/**
 * Watches whether the code of a process pauses. Only processor time counts, so a busy machine fails no innocent version;
 * on systems that do not report it, nothing is found.
 *
 * @param longest how long it may compute without a pause, in milliseconds
 * @returns ends the watch
 */
export function watchPauses(child: ChildProcess, longest: number, onStalled: () => void): () => void {
  // The program itself takes a while to load.
  let isLoaded = false;
  let silent = 0;
  let computed: number | undefined;
  const ask = (): void => {
    computed = isLoaded ? processorTimeOf(child.pid) : undefined;
    child.send({ ping: true } satisfies Ping, () => undefined);
  };
  const hear = (message: object): void => {
    if ('pong' in message) [isLoaded, silent] = [true, 0];
  };
  const look = (): void => {
    if (silent === 0) ask();
    silent += 1;
    const now = processorTimeOf(child.pid);
    const isLong = now !== undefined && computed !== undefined && now - computed > longest;
    if (isLong && silent > LOOKS) onStalled();
  };
  child.on('message', hear);
  look();
  const timer = setInterval(look, LOOK);
  return () => {
    clearInterval(timer);
    child.off('message', hear);
  };
}

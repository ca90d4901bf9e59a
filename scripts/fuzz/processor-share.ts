/** Processor time, in milliseconds, that the share is measured over. */
const SPUN = 30;

/** The part of a processor that a busy program gets on this machine now: 1 when nothing else runs. */
export function processorShare(): number {
  const started = performance.now();
  const before = process.cpuUsage();
  let used = 0;
  while (used < SPUN) {
    const { user, system } = process.cpuUsage(before);
    used = (user + system) / 1_000;
  }
  return Math.min(1, used / (performance.now() - started));
}

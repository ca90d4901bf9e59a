/** The processor time in milliseconds over which the share is measured. */
const SPUN = 30;

/** The share of a processor that a busy program gets on this machine now: 1 when it is idle otherwise. */
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

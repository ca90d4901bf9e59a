import { readFileSync } from 'node:fs';

/** The processor time of a process, in milliseconds; undefined on systems that do not report it. */
export function processorTimeOf(pid: number | undefined): number | undefined {
  try {
    // "pid (name) state …": the times are the 12th and 13th fields after the name, in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}

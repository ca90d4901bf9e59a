import { readdirSync, readFileSync } from 'node:fs';

/** A process and its proportional share of memory: shared pages count in part for each process (PSS). */
export interface Weighed {
  readonly command: string;
  readonly megabytes: number;
}

interface Process {
  readonly pid: number;
  readonly parent: number;
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // "pid (name) state parent …"; a name may contain anything, so the text after its last bracket is read.
        const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        return [{ pid: Number(name), parent: Number(parent) }];
      } catch {
        return []; // The process has ended meanwhile.
      }
    });
}

/** @returns nothing for a process that has ended meanwhile */
function weigh(pid: number): Weighed[] {
  try {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return [{ command, megabytes: Number(kilobytes) / 1024 }];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ESRCH' || code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * The memory of a process and all its descendants.
 *
 * @throws Error on a system without `/proc`
 */
export function weighTree(root: number): Weighed[] {
  const all = processes();
  const tree = [root];
  for (const pid of tree) tree.push(...all.filter(({ parent }) => parent === pid).map((child) => child.pid));
  return tree.flatMap(weigh);
}

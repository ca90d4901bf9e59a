/**
 * A team's machine, for tests: publishes the given folders one after another, or promotes; may be made to die like a
 * machine that loses power, right before its n-th change of the disk.
 *
 * Arguments: the store, the number of the change to die before (0: never), the verb, and its operands.
 */
import disk from 'node:fs/promises';
import { publish } from '../publication/publish';
import { LocalStore } from '../stores/open-store';
import { promote } from '../traffic/promote';

const CHANGES = ['mkdir', 'open', 'writeFile', 'link', 'rename', 'rm', 'rmdir', 'utimes'] as const;

function dieBefore(count: number): void {
  let changes = 0;
  for (const name of CHANGES) {
    const original: unknown = Reflect.get(disk, name);
    if (typeof original !== 'function') throw new Error(`There is no ${name} to die at.`);
    const counted = (...args: readonly unknown[]): unknown => {
      changes += 1;
      if (changes === count) process.kill(process.pid, 'SIGKILL');
      return Reflect.apply(original, disk, args);
    };
    Reflect.set(disk, name, counted);
  }
}

async function main(): Promise<void> {
  const [root = '', dieAt = '0', verb = '', ...operands] = process.argv.slice(2);
  if (Number(dieAt) > 0) dieBefore(Number(dieAt));
  const store = new LocalStore(root);
  if (verb === 'promote') await promote(store, 'production', operands[0] ?? '', operands[1] ?? '');
  else for (const folder of operands) await publish(store, 'production', folder);
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

/**
 * A team's machine, for tests: publishes the given folders one after another, or promotes; can be made to crash, like a
 * machine without power, right before its n-th change of the disk; with a bucket right before or right after one.
 *
 * Arguments: the store, the number of the change to crash before (0: never), the subcommand, and its operands.
 */
import disk from 'node:fs/promises';
import { publish } from '../publication/publish';
import { isBucket, storeToRead } from '../stores/open-store';
import { promote } from '../traffic/promote';
import { testSigning } from './keys';

const CHANGES_OF_BUCKET = ['write', 'remove'] as const;
const CHANGES = ['mkdir', 'open', 'writeFile', 'link', 'rename', 'rm', 'rmdir', 'utimes'] as const;

async function dieBefore(count: number, root: string): Promise<void> {
  let changes = 0;
  const countOne = (): void => {
    changes += 1;
    if (changes === count) process.kill(process.pid, 'SIGKILL');
  };
  for (const name of CHANGES) {
    const original: unknown = Reflect.get(disk, name);
    if (typeof original !== 'function') throw new Error(`There is no ${name} to die at.`);
    const counted = (...args: readonly unknown[]): unknown => {
      countOne();
      return Reflect.apply(original, disk, args);
    };
    Reflect.set(disk, name, counted);
  }
  // The client of buckets takes as long to load as everything else.
  if (!isBucket(root)) return;
  const { Bucket } = await import('../stores/bucket');
  for (const name of CHANGES_OF_BUCKET) {
    const original = Bucket.prototype[name];
    const counted = async function (this: InstanceType<typeof Bucket>, ...args: readonly unknown[]): Promise<unknown> {
      countOne();
      const answer: unknown = await Reflect.apply(original, this, args);
      countOne();
      return answer;
    };
    Reflect.set(Bucket.prototype, name, counted);
  }
}

async function main(): Promise<void> {
  const [root = '', dieAt = '0', subcommand = '', ...operands] = process.argv.slice(2);
  if (Number(dieAt) > 0) await dieBefore(Number(dieAt), root);
  const store = await storeToRead(root, testSigning());
  if (subcommand === 'promote') await promote(store, 'production', operands[0] ?? '', operands[1] ?? '');
  else for (const folder of operands) await publish(store, 'production', folder);
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

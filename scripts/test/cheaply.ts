import path from 'node:path';
import { ROOT } from '../site/front-ends';

/** Lets the programs that this process starts from now on run a file of `scripts/jest` first. */
function preload(name: string): void {
  const options = `--require ${JSON.stringify(path.join(ROOT, 'scripts/jest', name))}`;
  process.env['NODE_OPTIONS'] = [process.env['NODE_OPTIONS'], options].filter(Boolean).join(' ');
}

/** Lets the programs that this process starts from now on hash passwords at a hundredth of their cost. */
export const hashPasswordsCheaply = (): void => preload('cheap-passwords.cjs');

/** Lets the programs that this process starts from now on publish front ends that are compressed less. */
export const compressCheaply = (): void => preload('cheap-compression.cjs');

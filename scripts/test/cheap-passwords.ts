import path from 'node:path';
import { ROOT } from '../site/front-ends';

const CHEAP_PASSWORDS = path.join(ROOT, 'scripts/jest/cheap-passwords.cjs');

/** Lets the programs that this process starts from now on hash passwords at a hundredth of their cost. */
export function hashPasswordsCheaply(): void {
  const options = `--require ${JSON.stringify(CHEAP_PASSWORDS)}`;
  process.env['NODE_OPTIONS'] = [process.env['NODE_OPTIONS'], options].filter(Boolean).join(' ');
}

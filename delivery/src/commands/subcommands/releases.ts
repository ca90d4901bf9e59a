import type { Release } from '../../traffic/promote';
import { UsageError } from '../usage-error';

/** Pairs of names and versions, as operands of promote and verify. @throws UsageError */
export function releasesOf(operands: readonly string[]): Release[] {
  if (operands.length % 2 !== 0)
    throw new UsageError('Name a version for each front end: <name> <version> [<name> <version> …].');
  return operands.flatMap((name, i) => {
    const version = operands[i + 1];
    return i % 2 === 0 && version !== undefined ? [{ name, version }] : [];
  });
}

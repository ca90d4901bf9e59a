import { useLayoutEffect, type ReactNode } from 'react';

/**
 * Calls back when the tree inside is hydrated. A change of the store before that would make React discard the server's
 * markup.
 *
 * @param onSettled called once
 */
export function Settled({ onSettled, children }: { onSettled: () => void; children: ReactNode }): ReactNode {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the tree settles once, whichever callback is passed later
  useLayoutEffect(() => onSettled(), []);
  return children;
}

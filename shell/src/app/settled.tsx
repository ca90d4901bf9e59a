import { useLayoutEffect, type ReactNode } from 'react';

/**
 * Says when the tree inside is on the page and answers. Before that, whatever changes the store would make React throw
 * the server's markup away.
 *
 * @param onSettled called once
 */
export function Settled({ onSettled, children }: { onSettled: () => void; children: ReactNode }): ReactNode {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the tree settles once, whatever is passed later
  useLayoutEffect(() => onSettled(), []);
  return children;
}

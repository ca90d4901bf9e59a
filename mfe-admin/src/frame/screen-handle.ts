import type { PageHandle } from 'federation/contract';
import type { RootState } from 'shared-store';

/** Puts the name of a screen into the document's title. */
export const handleOf = (label: string): PageHandle<RootState> => ({
  head: () => ({ title: label, robots: 'noindex' }),
});

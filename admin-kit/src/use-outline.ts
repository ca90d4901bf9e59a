import { useCallback, useState } from 'react';
import type { AnnounceSection, OutlineEntry } from './outline-context';

const isBefore = (a: OutlineEntry, b: OutlineEntry): number =>
  a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** The sections of an editor from top to bottom, and the function that adds one. */
export function useOutline(): { readonly entries: readonly OutlineEntry[]; readonly announce: AnnounceSection } {
  const [entries, setEntries] = useState<readonly OutlineEntry[]>([]);
  const announce = useCallback<AnnounceSection>((entry) => {
    setEntries((others) => [...others, entry].sort(isBefore));
    return () => setEntries((all) => all.filter((one) => one !== entry));
  }, []);
  return { entries, announce };
}

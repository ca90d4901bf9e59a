import { orderPageDraft, type DraftSection, type SectionPage } from 'api-client';
import { useMemo, useRef, useState } from 'react';
import { messageOf, useChange } from 'shared-store';
import { notify } from 'ui-kit';

/** A section of the list, by its own id. */
export interface Listed extends DraftSection {
  readonly _id: string;
}

interface Read {
  readonly data?: { readonly sections: readonly DraftSection[] } | undefined;
  readonly refetch: () => unknown;
}

/**
 * The sections of a page, which are moved at once on the screen; each new order is saved after the former one.
 *
 * @returns the sections in their present order, undefined before they are loaded; and the function that moves one
 */
export function useOrder(page: SectionPage, { data, refetch }: Read) {
  const [order] = useChange(orderPageDraft);
  const [moved, setMoved] = useState<readonly string[]>();
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef<readonly string[]>(undefined);

  const ordered = useMemo(() => {
    const loaded = data?.sections.map((one): Listed => ({ ...one, _id: one.section._id }));
    const placed = moved?.flatMap((id) => loaded?.find(({ _id }) => _id === id) ?? []);
    // Another editor may have added or removed one.
    return placed && placed.length === loaded?.length ? placed : loaded;
  }, [data, moved]);

  const move = (from: number, to: number): void => {
    const ids = ordered?.map(({ _id }) => _id) ?? [];
    ids.splice(to, 0, ...ids.splice(from, 1));
    latest.current = ids;
    setMoved(ids);
    const save = async (): Promise<void> => {
      // A later move is saved instead.
      if (latest.current !== ids) return;
      try {
        await order({ params: { page }, body: { ids } }).unwrap();
      } catch (error) {
        notify.error(messageOf(error));
      }
      await refetch();
      if (latest.current === ids) setMoved(undefined);
    };
    saving.current = saving.current.then(save);
  };
  return { ordered, move };
}

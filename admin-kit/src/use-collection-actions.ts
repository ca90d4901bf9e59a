import { useState } from 'react';
import { messageOf } from 'shared-store';
import { notify } from 'ui-kit';
import type { BulkAction, Question } from './collection-types';

interface Pending<Item> {
  readonly action: BulkAction<Item>;
  readonly items: readonly Item[];
  readonly question: Question;
}

/** The last action, if it can be undone. */
interface Undoable {
  readonly text: string;
  readonly undo: () => Promise<void>;
}

/**
 * Runs actions on rows: asks the action's question, shows progress, reports the result, and offers undo.
 *
 * @param nameOf names items in a question
 * @param onDone called with the items after an action succeeded
 */
export function useCollectionActions<Item>(nameOf: (items: readonly Item[]) => string, onDone: () => void) {
  const [pending, setPending] = useState<Pending<Item>>();
  const [busy, setBusy] = useState(false);
  const [undoable, setUndoable] = useState<Undoable>();

  const attempt = async (work: () => Promise<void>, waited = true): Promise<void> => {
    setBusy(waited);
    try {
      await work();
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  const perform = (action: BulkAction<Item>, items: readonly Item[]): Promise<void> =>
    attempt(async () => {
      if (action.optimistic) setPending(undefined);
      const text = await action.run?.(items);
      if (!action.optimistic) setPending(undefined);
      onDone();
      const { undo } = action;
      if (!undo) {
        setUndoable(undefined);
        if (text) notify.success(text);
        return;
      }
      setUndoable({
        text: text ?? `${action.label}: done`,
        undo: () =>
          attempt(async () => {
            await undo(items);
            setUndoable(undefined);
          }),
      });
    }, !action.optimistic);

  return {
    busy,
    pending,
    undoable,
    /** Starts an action, after its question if it has one. */
    start(action: BulkAction<Item>, items: readonly Item[]): void {
      const question = action.question?.(items, nameOf(items));
      if (action.opens) action.opens(items, onDone);
      else if (question) setPending({ action, items, question });
      else void perform(action, items);
    },
    confirm(): void {
      if (pending) void perform(pending.action, pending.items);
    },
    cancel(): void {
      setPending(undefined);
    },
    forget(): void {
      setUndoable(undefined);
    },
  };
}

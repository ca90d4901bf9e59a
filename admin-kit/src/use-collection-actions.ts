import { counted } from 'api-client';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from 'shared-store';
import { notify } from 'ui-kit';
import type { Report } from './bulk-report';
import type { BulkAction, Question } from './collection-types';
import type { Outcome } from './run-each';
import { useProgress } from './use-progress';

interface Pending<Item> {
  readonly action: BulkAction<Item>;
  readonly items: readonly Item[];
  readonly question: Question;
}

const itemsThat = (count: number, end: string): string[] => (count === 0 ? [] : [`${counted(count, 'item')} ${end}`]);

/** The outcome in words, such as “74 items unpublished. 3 items not unpublished, and still selected:”. */
function outcomeText<Item>({ done, failed, left }: Outcome<Item>, verb: string, since = ''): string {
  if (failed.length + left.length === 0) return itemsThat(done.length, verb).join('');
  return [
    ...itemsThat(done.length, `${verb}.`),
    ...itemsThat(left.length, `left as before${since}.`),
    ...itemsThat(failed.length, `not ${verb}${since}:`),
  ].join(' ');
}

/** How many failed items a message names in its text; it unfolds more. */
const MAX_NAMED = 3;

/** How the screen speaks of an action that names no words: one that is dangerous deletes. */
const wordsOf = <Item>({ words, danger }: BulkAction<Item>): NonNullable<BulkAction<Item>['words']> =>
  words ?? (danger ? { doing: 'Deleting', done: 'deleted' } : { doing: 'Changing', done: 'changed' });

/**
 * Runs actions on rows: asks the action's question, shows progress, reports the result, and offers undo.
 *
 * @param nameOf names items in a question
 * @param onDone called after an action with the items that it did not change, which stay selected
 */
export function useCollectionActions<Item>(
  nameOf: (items: readonly Item[]) => string,
  onDone: (unchanged: readonly Item[]) => void,
) {
  const [pending, setPending] = useState<Pending<Item>>();
  const [busy, setBusy] = useState(false);
  const { progress, run } = useProgress<Item>();
  const [report, setReport] = useState<Report<Item>>();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  /** Shows the result of an action whose screen was left meanwhile; there is no place for a report. */
  const tell = (outcome: Outcome<Item>, verb: string): void => {
    const { failed } = outcome;
    const lines = failed.map(({ item, reason }) => `${nameOf([item])} (${reason})`);
    const named = failed.length > MAX_NAMED ? '' : lines.join(', ');
    const text = [outcomeText(outcome, verb), named].filter(Boolean).join(' ');
    if (failed.length === 0) notify.success(text);
    else notify.error(text, named ? undefined : { label: `Show all ${failed.length}`, lines });
  };

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

  /** Takes an action back, for the items that it changed. */
  const undoOf = (action: BulkAction<Item>, changed: readonly Item[]): (() => void) | undefined => {
    const { undo, undoEach } = action;
    if (changed.length === 0) return undefined;
    if (!undoEach) return undo && (() => void attempt(() => undo(changed).then(() => setReport(undefined))));
    return () => {
      setReport(undefined);
      void run('Undoing', changed, undoEach).then((outcome) => {
        if (isLeft.current) return tell(outcome, 'restored');
        const text = outcomeText(outcome, 'restored');
        const rest = [...outcome.failed.map(({ item }) => item), ...outcome.left];
        if (rest.length === 0) notify.success(text);
        else setReport({ text, failed: outcome.failed, undo: undoOf(action, rest) });
      });
    };
  };

  const performEach = async (action: BulkAction<Item>, items: readonly Item[]): Promise<void> => {
    const { each } = action;
    if (!each) return;
    const words = wordsOf(action);
    setPending(undefined);
    setReport(undefined);
    const outcome = await run(words.doing, items, each);
    if (isLeft.current) return tell(outcome, words.done);
    const { done, failed, left } = outcome;
    onDone([...failed.map(({ item }) => item), ...left]);
    const text = outcomeText(outcome, words.done, ', and still selected');
    const undo = undoOf(action, done);
    if (undo || done.length < items.length) setReport({ text, failed, undo });
    else notify.success(text);
  };

  const perform = (action: BulkAction<Item>, items: readonly Item[]): Promise<void> =>
    attempt(async () => {
      if (action.optimistic) setPending(undefined);
      const text = await action.run?.(items);
      if (!action.optimistic) setPending(undefined);
      onDone([]);
      const undo = undoOf(action, items);
      if (undo) setReport({ text: text ?? `${action.label}: done`, failed: [], undo });
      else {
        setReport(undefined);
        if (text) notify.success(text);
      }
    }, !action.optimistic);

  /** One item needs no progress: its question stays until the answer. */
  const runOne = ({ each, ...action }: BulkAction<Item>): BulkAction<Item> => ({
    ...action,
    run: async ([item]) => {
      const answer = item && (await each?.(item));
      return action.words ? itemsThat(1, action.words.done).join('') : answer?.message;
    },
  });

  const begin = (action: BulkAction<Item>, items: readonly Item[]): void => {
    if (!action.each) void perform(action, items);
    else if (items.length === 1) void perform(runOne(action), items);
    else void performEach(action, items);
  };

  return {
    busy,
    pending,
    progress,
    report,
    /** Starts an action, after its question if it has one. */
    start(action: BulkAction<Item>, items: readonly Item[]): void {
      const question = action.question?.(items, nameOf(items));
      if (action.opens)
        action.opens(
          items,
          () => onDone([]),
          (next) => begin(next, items),
        );
      else if (question) setPending({ action, items, question });
      else begin(action, items);
    },
    confirm(): void {
      if (pending) begin(pending.action, pending.items);
    },
    cancel(): void {
      setPending(undefined);
    },
    forget(): void {
      setReport(undefined);
    },
  };
}

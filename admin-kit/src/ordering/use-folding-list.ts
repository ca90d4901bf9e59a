import { useEffect, useId, useRef, useState } from 'react';
import { notify } from 'ui-kit';
import { listErrors, useFieldArray, useFormContext, useWatch } from 'ui-kit/form';

/** A row of a list in a form. */
export interface FoldingRow<Value> {
  readonly _id: string;
  readonly value: Value;
}

interface FoldingListOptions<Value> {
  /** The name of the list in the form. */
  readonly name: string;
  readonly nameOf: (value: Value, index: number) => string;
  /** Only the fields of open rows are rendered: large ones, or many. The focus moves to a new row, not to its field. */
  readonly isLazy?: boolean;
  /** Whether a row is open at first, by its value and the number of rows; by default, none is. */
  readonly isOpenAtFirst?: (value: Value, count: number) => boolean;
}

const inserted = (list: readonly boolean[], index: number, isOpen: boolean): boolean[] => [
  ...Array.from({ length: index }, (_, before) => list[before] === true),
  isOpen,
  ...list.slice(index),
];
const without = (list: readonly boolean[], index: number): boolean[] => list.filter((_, at) => at !== index);

/**
 * A list in a form whose rows are closed at first: opens new rows and those with errors, moves the focus, and offers to
 * undo a removal. `FoldingList` renders it.
 */
export function useFoldingList<Value>({ name, nameOf, isLazy = false, isOpenAtFirst }: FoldingListOptions<Value>) {
  const id = useId();
  const { control, formState } = useFormContext();
  const { fields, append, insert, remove, move } = useFieldArray({ control, name, keyName: 'rowId' });
  const values: readonly (Value | undefined)[] | undefined = useWatch({ name });
  /** Whether each row is open, by its position. */
  const [opened, setOpened] = useState<readonly boolean[]>(() =>
    fields.map((field) => isOpenAtFirst?.(field as Value, fields.length) === true),
  );
  const focused = useRef<string>(undefined);
  const addId = `${id}-add`;
  const toggleId = (index: number): string => `${id}-${index}`;

  useEffect(() => {
    if (focused.current === undefined) return;
    document.getElementById(focused.current)?.focus();
    focused.current = undefined;
  });

  const errors = listErrors(formState.errors);
  const errorsOf = (index: number): number => errors.filter((one) => one.name.startsWith(`${name}.${index}.`)).length;
  // Errors are shown at their fields, so their rows open together with them.
  const wrong = fields.map((_, index) => errorsOf(index) > 0);
  const [seen, setSeen] = useState('');
  if (wrong.join() !== seen) {
    setSeen(wrong.join());
    setOpened((before) => wrong.map((isWrong, index) => isWrong || before[index] === true));
  }

  const put = (index: number, value: Value, isOpen: boolean): void => {
    insert(index, value, { shouldFocus: false });
    setOpened((before) => inserted(before, index, isOpen));
    focused.current = toggleId(index);
  };
  return {
    addId,
    isLazy,
    name,
    nameOf,
    errorsOf,
    toggleId,
    rows: fields.map((field, index): FoldingRow<Value> => ({
      _id: field.rowId,
      value: (values?.[index] ?? field) as Value,
    })),
    isOpen: (index: number): boolean => opened[index] === true,
    toggle: (index: number): void =>
      setOpened((before) => inserted(without(before, index), index, before[index] !== true)),
    add: (value: Value): void => {
      append(value, { shouldFocus: !isLazy });
      setOpened((before) => inserted(before, fields.length, true));
      if (isLazy) focused.current = toggleId(fields.length);
    },
    copy: (index: number, value: Value): void => put(index + 1, value, false),
    move: (from: number, to: number): void => {
      move(from, to);
      setOpened((before) => inserted(without(before, from), to, before[from] === true));
    },
    take: (index: number, value: Value): void => {
      const wasOpen = opened[index] === true;
      remove(index);
      setOpened((before) => without(before, index));
      focused.current = addId;
      notify.success(`${nameOf(value, index)} removed`, { label: 'Undo', run: () => put(index, value, wasOpen) });
    },
  };
}

export type FoldingListState<Value> = ReturnType<typeof useFoldingList<Value>>;

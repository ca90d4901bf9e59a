import { counted } from 'api-client';
import { ChevronDown, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, IconButton } from 'ui-kit';
import { EnabledButton } from '../enabled-button';
import { OrderedList } from './ordered-list';
import type { FoldingListState } from './use-folding-list';
import classes from './folding-list.module.css';

interface FoldingListProps<Value> {
  readonly list: FoldingListState<Value>;
  /** A picture or drawing before the line of a row. */
  readonly sign?: (value: Value) => ReactNode;
  /** Shown in bold at the start of the row. */
  readonly title: (value: Value, index: number) => string;
  /** Shown after the title. */
  readonly summary: (value: Value) => ReactNode;
  /** The button of the comments on a row. */
  readonly comments?: (value: Value, index: number) => ReactNode;
  /** Replaces the button that removes the row. */
  readonly tools?: (value: Value, index: number) => ReactNode;
  /** The fields of a row. */
  readonly fields: (value: Value, name: string) => ReactNode;
}

/** The rows of a list in a form, each with a line that opens its fields; they can be moved and removed. */
export function FoldingList<Value>({ list, ...shown }: FoldingListProps<Value>): ReactNode {
  const { rows, name, nameOf, isOpen, toggleId } = list;
  if (rows.length === 0) return null;
  const bodyId = (index: number): string => `${toggleId(index)}-fields`;
  const positionOf = (row: (typeof rows)[number]): number => rows.indexOf(row);
  return (
    <OrderedList
      items={rows}
      labelOf={(row) => nameOf(row.value, positionOf(row))}
      titleOf={({ value }, index) => (
        <EnabledButton
          id={toggleId(index)}
          className={classes.toggle}
          aria-expanded={isOpen(index)}
          aria-controls={bodyId(index)}
          onPress={() => list.toggle(index)}
        >
          {shown.sign?.(value)}
          <span className={classes.line}>
            <strong>{shown.title(value, index)}</strong> <span className={classes.summary}>{shown.summary(value)}</span>
          </span>
          {list.errorsOf(index) > 0 && <Badge tone="danger">{counted(list.errorsOf(index), 'error')}</Badge>}
          <ChevronDown aria-hidden="true" className={classes.chevron} />
        </EnabledButton>
      )}
      extra={({ value }, index) => (
        <>
          {shown.comments?.(value, index)}
          {shown.tools?.(value, index) ?? (
            <IconButton label={`Remove ${nameOf(value, index)}`} size="small" onClick={() => list.take(index, value)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </>
      )}
      body={({ value }, index) => (
        <div id={bodyId(index)} hidden={!isOpen(index)} role="group" aria-label={nameOf(value, index)}>
          {(isOpen(index) || !list.isLazy) && shown.fields(value, `${name}.${index}`)}
        </div>
      )}
      onMove={list.move}
    />
  );
}

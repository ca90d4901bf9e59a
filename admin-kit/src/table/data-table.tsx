import { useEffect, useRef, useState } from 'react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Checkbox, classNames, SkeletonTable, VisuallyHidden, Button } from 'ui-kit';
import { nextSort, sortRows } from './sort-rows';
import type { DataTableProps } from './table-types';
import classes from './table.module.css';
import type { ReactNode } from 'react';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** The number of selected rows, and their actions. */
function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const former = useRef(count);
  useEffect(() => {
    const isChanged = former.current !== count;
    former.current = count;
    // A button that the new selection removes had the focus.
    if (isChanged && document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [count]);
  return (
    <div
      ref={bar}
      className={classes.bulk}
      role="group"
      tabIndex={-1}
      aria-label="Selected rows"
      data-lower-bar="floating"
    >
      <span className={classes.bulkCount} role="status">
        {count} selected
      </span>
      <Button variant="ghost" size="small" onClick={onClear}>
        Clear selection
      </Button>
      <div className={classes.bulkActions}>{children}</div>
    </div>
  );
}

/**
 * The table of the administration: sortable headings, selectable rows, actions at their end. The first column is the
 * row's header. On a phone each row is a card; the roles are explicit because CSS `display` would remove them.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowActions, rowLabel, rowKey, selected = [], onSelectedChange, bulkActions } = props;
  const [ownSort, setOwnSort] = useState('');
  const { sort = ownSort, onSortChange = setOwnSort } = props;
  const selectable = onSelectedChange !== undefined;

  if (props.loading) return <SkeletonTable columns={columns.length} label={`Loading: ${props.caption}`} />;
  if (rows.length === 0 && props.empty) return props.empty;

  const keys = rows.map(rowKey);
  const marked = keys.filter((key) => selected.includes(key));
  const select = (chosen: readonly string[], on: boolean): void =>
    onSelectedChange?.([...selected.filter((key) => !chosen.includes(key)), ...(on ? chosen : [])]);
  const sortValues = Object.fromEntries(columns.map(({ id, value }) => [id, value]));
  const shown = props.sort === undefined ? sortRows(rows, sortValues, sort) : rows;

  return (
    <div>
      {selectable && selected.length > 0 && (
        <SelectionBar count={selected.length} onClear={() => onSelectedChange([])}>
          {bulkActions?.(selected)}
        </SelectionBar>
      )}
      <div
        className={classNames(classes.frame, props.height === 'viewport' && classes.viewport)}
        // A scrolling region has to be reachable by keyboard.
        tabIndex={0}
        role="region"
        aria-label={props.caption}
      >
        <table
          role="table"
          className={classNames(classes.table, props.layout === 'tiles' ? classes.tiles : classes.stacking)}
        >
          <caption>
            <VisuallyHidden>{props.caption}</VisuallyHidden>
          </caption>
          <thead role="rowgroup" className={classes.head}>
            <tr role="row">
              {selectable && (
                <th role="columnheader" scope="col" className={classNames(classes.cell, classes.tickCell)}>
                  <Checkbox
                    label="Select all rows"
                    hideLabel
                    checked={marked.length === keys.length && keys.length > 0}
                    indeterminate={marked.length > 0 && marked.length < keys.length}
                    onChange={(event) => select(keys, event.target.checked)}
                  />
                </th>
              )}
              {columns.map(({ id, header, align, value, sortable = value !== undefined }) => {
                const order = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : undefined;
                const Sign = order === 'ascending' ? ArrowUp : order ? ArrowDown : ArrowUpDown;
                return (
                  <th
                    key={id}
                    role="columnheader"
                    scope="col"
                    className={classNames(classes.cell, align === 'end' && classes.end)}
                    aria-sort={order}
                  >
                    {sortable ? (
                      <button type="button" className={classes.sort} onClick={() => onSortChange(nextSort(sort, id))}>
                        {header}
                        <Sign className={order ? undefined : classes.idle} aria-hidden="true" />
                      </button>
                    ) : (
                      header
                    )}
                  </th>
                );
              })}
              {rowActions && (
                <th
                  role="columnheader"
                  scope="col"
                  className={classNames(classes.cell, classes.end, classes.actionHead)}
                >
                  Actions
                </th>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup" className={classes.body}>
            {shown.map((row) => (
              <tr
                key={rowKey(row)}
                role="row"
                className={classes.row}
                data-selected={marked.includes(rowKey(row)) || undefined}
              >
                {selectable && (
                  <td role="cell" className={classNames(classes.cell, classes.tickCell)}>
                    <Checkbox
                      label={`Select ${rowLabel?.(row) ?? rowKey(row)}`}
                      hideLabel
                      checked={marked.includes(rowKey(row))}
                      onChange={(event) => select([rowKey(row)], event.target.checked)}
                    />
                  </td>
                )}
                {columns.map((column, index) => {
                  const Cell = index === 0 ? 'th' : 'td';
                  return (
                    <Cell
                      key={column.id}
                      role={index === 0 ? 'rowheader' : 'cell'}
                      scope={index === 0 ? 'row' : undefined}
                      data-column={column.header}
                      className={classNames(
                        classes.cell,
                        index === 0 && classes.rowHead,
                        column.align === 'end' && classes.end,
                        column.narrow && classes.narrow,
                      )}
                    >
                      {column.cell ? column.cell(row) : column.value?.(row)}
                    </Cell>
                  );
                })}
                {rowActions && (
                  <td role="cell" className={classNames(classes.cell, classes.actionCell, classes.narrow)}>
                    <div className={classes.actions}>{rowActions(row)}</div>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

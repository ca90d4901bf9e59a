import { useRef, useState } from 'react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Button, Checkbox, classNames, SkeletonTable, VisuallyHidden } from 'ui-kit';
import cards from './cards.module.css';
import { SelectionBar } from './selection-bar';
import { nextSort, sortRows } from './sort-rows';
import type { DataTableProps } from './table-types';
import classes from './table.module.css';
import tiles from './tiles.module.css';

/**
 * The table of the administration: sortable headings, selectable rows, actions at their end. The first column is the
 * row's header. On a phone each row is a card; the roles are explicit because CSS `display` would remove them.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowActions, rowLabel, rowKey, selected = [], onSelectedChange, bulkActions } = props;
  const [ownSort, setOwnSort] = useState('');
  const { sort = ownSort, onSortChange = setOwnSort } = props;
  const bar = useRef<HTMLDivElement>(null);
  /** The row whose checkbox was used last: the way from there to the actions, and back. */
  const [last, setLast] = useState('');
  const lastBox = useRef<HTMLTableCellElement>(null);
  const selectable = onSelectedChange !== undefined;
  const layout = props.layout === 'tiles' ? tiles : cards;
  /** The classes of a part: those of every table, and those of the layout. */
  const part = (...names: readonly (string | false | undefined)[]): string | undefined =>
    classNames(...names.flatMap((name) => (name ? [classes[name], layout[name]] : [])));

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
        <SelectionBar
          count={selected.length}
          bar={bar}
          onLeave={() => lastBox.current?.querySelector('input')?.focus()}
          onClear={() => onSelectedChange([])}
          onSelectPage={marked.length < keys.length ? () => select(keys, true) : undefined}
          actions={props.selectionActions?.(selected) ?? []}
        >
          {bulkActions?.(selected)}
        </SelectionBar>
      )}
      <div
        className={classNames(classes.frame, props.height === 'viewport' && classes.viewport)}
        // A scrolling region has to be reachable by keyboard.
        tabIndex={0}
        data-keeps-focus=""
        role="region"
        aria-label={props.caption}
      >
        <table role="table" className={classNames(part('table'), props.layout === 'brief' && cards.brief)}>
          <caption>
            <VisuallyHidden>{props.caption}</VisuallyHidden>
          </caption>
          <thead role="rowgroup" className={part('head')}>
            <tr role="row">
              {selectable && (
                <th role="columnheader" scope="col" className={part('cell', 'tickCell')}>
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
                    className={part('cell', align === 'end' && 'end')}
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
                <th role="columnheader" scope="col" className={part('cell', 'end', 'actionHead')}>
                  Actions
                </th>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup" className={part('body')}>
            {shown.map((row) => (
              <tr
                key={rowKey(row)}
                role="row"
                className={part('row')}
                data-selected={marked.includes(rowKey(row)) || undefined}
              >
                {selectable && (
                  <td ref={last === rowKey(row) ? lastBox : undefined} role="cell" className={part('cell', 'tickCell')}>
                    <Checkbox
                      label={`Select ${rowLabel?.(row) ?? rowKey(row)}`}
                      hideLabel
                      checked={marked.includes(rowKey(row))}
                      onChange={(event) => {
                        setLast(rowKey(row));
                        select([rowKey(row)], event.target.checked);
                      }}
                    />
                    {last === rowKey(row) && selected.length > 0 && (
                      <Button
                        variant="primary"
                        size="small"
                        className={classes.toActions}
                        onClick={() =>
                          bar.current?.querySelector<HTMLElement>('[data-actions] :is(button, select)')?.focus()
                        }
                      >
                        Go to the actions
                      </Button>
                    )}
                  </td>
                )}
                {columns.map((column, index) => {
                  const Cell = index === 0 ? 'th' : 'td';
                  const note = column.note?.(row);
                  return (
                    <Cell
                      key={column.id}
                      role={index === 0 ? 'rowheader' : 'cell'}
                      scope={index === 0 ? 'row' : undefined}
                      data-column={column.header}
                      className={part(
                        'cell',
                        index === 0 && 'rowHead',
                        column.align === 'end' && 'end',
                        column.narrow && 'narrow',
                        column.wideOnly && 'wideOnly',
                      )}
                    >
                      {column.cell ? column.cell(row) : column.value?.(row)}
                      {note && <small className={part('note')}>{note}</small>}
                    </Cell>
                  );
                })}
                {rowActions && (
                  <td role="cell" className={part('cell', 'actionCell', 'narrow')}>
                    <div className={part('actions')}>{rowActions(row)}</div>
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

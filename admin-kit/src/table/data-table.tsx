import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Checkbox, classNames, SkeletonTable, VisuallyHidden } from 'ui-kit';
import { SelectionBar } from './selection-bar';
import type { DataTableProps } from './table-types';
import { useDataTable } from './use-data-table';
import classes from './table.module.css';

/**
 * The table of the administration: sortable headings, selectable rows, actions at their end. The first column is the
 * row's header. On a phone each row is a card; the roles are explicit because CSS `display` would remove them.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowActions, rowLabel, rowKey, selected = [], bulkActions } = props;
  const table = useDataTable(props);
  const selectable = props.onSelectedChange !== undefined;

  if (props.loading) return <SkeletonTable columns={columns.length} label={`Loading: ${props.caption}`} />;
  if (rows.length === 0 && props.empty) return props.empty;

  return (
    <div>
      {selectable && selected.length > 0 && (
        <SelectionBar count={selected.length} onClear={() => props.onSelectedChange?.([])}>
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
          className={classNames(classes.table, classes.stacking, props.density === 'compact' && classes.compact)}
        >
          <caption className={props.showCaption ? classes.caption : undefined}>
            {props.showCaption ? props.caption : <VisuallyHidden>{props.caption}</VisuallyHidden>}
          </caption>
          <thead role="rowgroup" className={classes.head}>
            <tr role="row">
              {selectable && (
                <th role="columnheader" scope="col" className={classNames(classes.cell, classes.tickCell)}>
                  <Checkbox
                    label="Select all rows"
                    hideLabel
                    checked={table.getIsAllRowsSelected()}
                    indeterminate={table.getIsSomeRowsSelected()}
                    onChange={(event) => table.toggleAllRowsSelected(event.target.checked)}
                  />
                </th>
              )}
              {table.getHeaderGroups()[0]?.headers.map((header, index) => {
                const column = columns[index];
                if (!column) return null;
                const sorted = header.column.getIsSorted();
                const Sign = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ArrowUpDown;
                return (
                  <th
                    key={header.id}
                    role="columnheader"
                    scope="col"
                    className={classNames(classes.cell, column.align === 'end' && classes.end)}
                    aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
                  >
                    {header.column.getCanSort() ? (
                      <button type="button" className={classes.sort} onClick={() => header.column.toggleSorting()}>
                        {column.header}
                        <Sign className={sorted ? undefined : classes.idle} aria-hidden="true" />
                      </button>
                    ) : (
                      column.header
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
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id} role="row" className={classes.row} data-selected={row.getIsSelected() || undefined}>
                {selectable && (
                  <td role="cell" className={classNames(classes.cell, classes.tickCell)}>
                    <Checkbox
                      label={`Select ${rowLabel?.(row.original) ?? rowKey(row.original)}`}
                      hideLabel
                      checked={row.getIsSelected()}
                      onChange={(event) => row.toggleSelected(event.target.checked)}
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
                      {column.cell(row.original)}
                    </Cell>
                  );
                })}
                {rowActions && (
                  <td role="cell" className={classNames(classes.cell, classes.actionCell, classes.narrow)}>
                    <div className={classes.actions}>{rowActions(row.original)}</div>
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

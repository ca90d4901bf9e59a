import { counted, plural, isNarrowed, listAddress, type FilterKind } from 'api-client';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import {
  Button,
  ButtonLink,
  classNames,
  EmptyState,
  ErrorPanel,
  FullScreenLoader,
  IconButton,
  KitLink,
  notify,
  buttonClassName,
} from 'ui-kit';
import { ConfirmDialog } from 'ui-kit/dialog';
import { Pager } from 'ui-kit/pager';
import { DataTable } from 'admin-kit/table';
import { arrangeItems, servedItems } from './arrange-items';
import { BulkProgress } from './bulk-progress';
import { BulkReport } from './bulk-report';
import { CollectionToolbar } from './collection-toolbar';
import type { BulkAction, CollectionScreenProps } from './collection-types';
import { EmptyCollection } from './empty-collection';
import { RowName } from './row-name';
import { ScreenHead } from './screen-head';
import { useCollectionActions } from './use-collection-actions';
import { SCREEN_ID, useKeptFocus } from './use-kept-focus';
import { MOST_SELECTED, useSelection } from './use-selection';
import classes from './collection.module.css';

/**
 * The list screen of a collection in the administration: search, sort, filters and page in the address, selection with
 * bulk actions, deletion with a question or an undo, and all states of a list.
 */
export function CollectionScreen<Item extends object>(props: CollectionScreenProps<Item>): ReactNode {
  const { noun, items = [], columns, keyOf, labelOf, filters = [], pageSize = 25, deletion, bulkActions = [] } = props;
  const [params, setParams] = useSearchParams();
  const { selected, select, chosen, readAll, isReading } = useSelection(props);
  const actions = useCollectionActions<Item>(
    (items) => plural(items.length, items.map(labelOf).join(), counted(items.length, noun.one, noun.many)),
    (unchanged) => select(unchanged.map(keyOf)),
  );
  const screen = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(screen);
  const address = listAddress({
    sorts: [props.defaultSort ?? '', ...columns.flatMap(({ id }) => [id, `-${id}`])],
    filters: Object.fromEntries(filters.map(({ id }) => [id, 'one' as FilterKind])),
  });
  const query = address.read(params);
  const change = (step: Partial<typeof query>): void => {
    setParams((now) => address.write({ ...address.read(now), page: 1, ...step }, now), {
      replace: true,
      preventScrollReset: true,
    });
    // The rows of other pages are not loaded, so nothing can be done with them.
    if (props.total !== undefined) select([]);
  };

  const { total } = props;
  const arrangement = {
    searchText: props.searchText ?? labelOf,
    sortValues: Object.fromEntries(columns.map(({ id, value }) => [id, value])),
    filters: Object.fromEntries(filters.map(({ id, matches }) => [id, matches])),
    pageSize,
  };
  const arranged = useMemo(
    () =>
      total === undefined ? arrangeItems(items, arrangement, query) : servedItems(items, total, pageSize, query.page),
    // The address decides; the callbacks are new at every render but equivalent.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
    [items, params, pageSize, total],
  );
  // Items that the server found for an earlier address do not belong to this one.
  const failed = props.read?.isError && (props.items === undefined || total !== undefined);
  const narrowed = isNarrowed(query);
  // The server answers a page beyond the last with an empty list; the last page replaces it.
  const isBeyond = total !== undefined && arranged.page < query.page;
  useEffect(() => {
    if (isBeyond) change({ page: arranged.page });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the callback is new at every render
  }, [isBeyond, arranged.page]);

  const deleting: BulkAction<Item> | undefined = deletion && {
    ...deletion,
    id: 'delete',
    label: deletion.label ?? 'Delete',
    danger: true,
  };
  /** Selects the rows of all pages. */
  const selectFound =
    total === undefined
      ? () => select(arrangeItems(items, { ...arrangement, pageSize: Infinity }, query).rows.map(keyOf))
      : readAll;
  const most = total === undefined ? arranged.found : Math.min(arranged.found, MOST_SELECTED);
  const hasSelectedPage = (keys: readonly string[]): boolean =>
    keys.length < most && arranged.rows.every((item) => keys.includes(keyOf(item)));
  const mayDelete = (item: Item): boolean => deletion?.allowed?.(item) ?? true;
  const everyAction = [...bulkActions, ...(deleting ? [deleting] : [])];
  const selectable = everyAction.length > 0 || props.bulkControl !== undefined;
  const hasRowActions = props.editHref ?? props.onEdit ?? deleting ?? props.rowActions;
  // The name of an item opens it; a tile does so by its picture.
  const [first, ...further] = columns;
  const linked =
    first && props.layout !== 'tiles'
      ? [
          {
            ...first,
            cell: (item: Item) => (
              <RowName href={props.editHref?.(item)} onOpen={props.onEdit && (() => props.onEdit?.(item))}>
                {first.cell ? first.cell(item) : first.value?.(item)}
              </RowName>
            ),
          },
          ...further,
        ]
      : columns;
  const newLabel = props.newLabel ?? `Add ${noun.one}`;

  return (
    <div ref={screen} id={SCREEN_ID} tabIndex={-1} className={classes.screen} {...keptFocus}>
      <ScreenHead
        title={props.title}
        lead={props.lead}
        actions={
          <>
            {props.actions}
            {props.newHref && (
              <ButtonLink
                href={props.newHref}
                variant={props.isNewRare ? 'secondary' : 'primary'}
                size="small"
                className={classes.add}
                icon={<Plus aria-hidden="true" />}
              >
                {newLabel}
              </ButtonLink>
            )}
            {props.onNew && (
              <Button size="small" className={classes.add} icon={<Plus aria-hidden="true" />} onClick={props.onNew}>
                {newLabel}
              </Button>
            )}
          </>
        }
      />
      {actions.report && <BulkReport {...actions.report} nameOf={labelOf} onDismiss={actions.forget} />}
      {actions.progress && <BulkProgress {...actions.progress} />}
      {props.above}
      {failed ? (
        <ErrorPanel
          title={`The ${noun.many} could not be loaded`}
          message="The server did not answer as expected."
          onRetry={() => void props.read?.refetch()}
        />
      ) : (
        <>
          {(props.items === undefined || items.length > 0 || (total !== undefined && narrowed)) && (
            <CollectionToolbar
              noun={noun}
              hint={props.searchHint}
              query={query}
              filters={filters}
              onChange={change}
              found={arranged.found}
              total={props.items && (total ?? items.length)}
              byServer={total !== undefined}
            />
          )}
          <DataTable
            caption={props.title}
            columns={linked}
            rows={arranged.rows}
            rowKey={keyOf}
            rowLabel={labelOf}
            height={props.height}
            layout={props.layout}
            loading={props.items === undefined}
            sort={query.sort}
            onSortChange={(sort) => change({ sort })}
            selected={selectable ? (actions.progress ? [] : selected) : undefined}
            onSelectedChange={selectable ? select : undefined}
            bulkActions={(keys) =>
              props.bulkControl?.(
                chosen(keys),
                () => select([]),
                (action) => actions.start(action, chosen(keys)),
              )
            }
            selectionActions={(keys) => [
              ...(selectFound && hasSelectedPage(keys)
                ? [
                    {
                      id: 'all',
                      label: `Select ${most < arranged.found ? 'the first' : 'all'} ${counted(most, noun.one, noun.many)}`,
                      selects: true,
                      busy: isReading,
                      run: () => void selectFound(),
                    } as const,
                  ]
                : []),
              ...everyAction.map((action) => ({
                ...action,
                run: () => {
                  const on = action === deleting ? chosen(keys).filter(mayDelete) : chosen(keys);
                  if (on.length > 0) actions.start(action, on);
                  else notify.error(`None of the selected ${noun.many} can be deleted.`);
                },
              })),
            ]}
            rowActions={
              hasRowActions &&
              ((item) => (
                <>
                  {props.rowActions?.(item)}
                  {props.editHref && (
                    <KitLink
                      href={props.editHref(item)}
                      aria-label={`Edit ${labelOf(item)}`}
                      title="Edit"
                      className={classNames(buttonClassName({ variant: 'ghost', size: 'small' }), classes.iconLink)}
                    >
                      <Pencil aria-hidden="true" />
                    </KitLink>
                  )}
                  {props.onEdit && (
                    <IconButton
                      label={`Edit ${labelOf(item)}`}
                      title="Edit"
                      size="small"
                      onClick={() => props.onEdit?.(item)}
                    >
                      <Pencil aria-hidden="true" />
                    </IconButton>
                  )}
                  {deleting && mayDelete(item) && (
                    <IconButton
                      label={`${deleting.label} ${labelOf(item)}`}
                      title={deleting.label}
                      size="small"
                      onClick={() => actions.start(deleting, [item])}
                    >
                      <Trash2 aria-hidden="true" />
                    </IconButton>
                  )}
                </>
              ))
            }
            empty={
              items.length === 0 && !(total !== undefined && narrowed)
                ? (props.empty ?? <EmptyCollection {...props} />)
                : (props.unmatched ?? (
                    <EmptyState title={`No ${noun.many} match`} drawing="search">
                      Try other words, or clear the filters.
                    </EmptyState>
                  ))
            }
          />
          <Pager
            page={arranged.page}
            pageCount={arranged.pageCount}
            onPage={(page) => change({ page })}
            label={`Pages of ${noun.many}`}
          />
        </>
      )}
      {actions.pending && (
        <ConfirmDialog
          onClose={() => actions.cancel()}
          {...actions.pending.question}
          busy={actions.busy}
          onConfirm={actions.confirm}
        />
      )}
      {actions.busy && <FullScreenLoader />}
    </div>
  );
}

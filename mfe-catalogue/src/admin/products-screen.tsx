import { useState } from 'react';
import type { Product } from 'api-client';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from 'shared-store';
import {
  Button,
  ButtonLink,
  buttonClassName,
  EmptyState,
  ErrorPanel,
  IconButton,
  KitLink,
  notify,
  Pager,
  SearchInput,
  Select,
} from 'ui-kit';
import { ScreenHead, statusFilter } from 'ui-kit/collection';
import { ConfirmDialog } from 'ui-kit/dialog';
import { DataTable } from 'ui-kit/table';
import { useDeleteProductMutation } from '../api/changes';
import { useTaxonomy } from '../api/taxonomy';
import { useSearchText } from '../listing/use-search-text';
import { useProductsToEditQuery } from './admin-endpoints';
import { adminPaths } from './admin-paths';
import { catalogueColumns } from './columns';
import { deleteEach } from './delete-each';
import { deleteQuestion } from './delete-question';
import { PAGE_SIZE, productsQuery } from './products-query';
import styles from './products-screen.module.css';

const columns = catalogueColumns<Product>(
  { id: 'subsector', header: 'Section', cell: ({ subsectorName }) => subsectorName },
  { id: 'createdAt', header: 'Created', narrow: true, cell: ({ createdAt }) => createdAt.slice(0, 10), sortable: true },
);

/** The products, read page by page: a catalogue may hold 100,000. Search, section, status, order and page are the address. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const { subsectors } = useTaxonomy();
  const query = productsQuery(params);
  const { data, isError, isFetching, refetch } = useProductsToEditQuery(query);
  const [remove] = useDeleteProductMutation();
  const [selected, setSelected] = useState<string[]>([]);
  const [asking, setAsking] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);

  const set = (name: string, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(name);
        else next.set(name, value);
        if (name !== 'page') next.delete('page');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const [text, setText] = useSearchText(query.search ?? '', (search) => set('search', search));

  const deleteAll = async () => {
    setBusy(true);
    try {
      notify.success(await deleteEach(asking, (id) => remove({ params: { id } }).unwrap()));
      setSelected([]);
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setBusy(false);
      setAsking([]);
    }
  };

  return (
    <div className={styles.screen}>
      <ScreenHead
        title="Products"
        actions={
          <ButtonLink href={adminPaths.products.add} size="small" icon={<Plus aria-hidden="true" />}>
            Add Product
          </ButtonLink>
        }
      />
      <div className={styles.toolbar} role="search">
        <SearchInput
          className={styles.search}
          label="Search products"
          placeholder="Search products"
          size="small"
          value={text}
          onValueChange={setText}
        />
        <Select
          label="Section"
          hideLabel
          size="small"
          placeholder="Section: all"
          value={params.get('subsector') ?? ''}
          options={subsectors.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={(event) => set('subsector', event.target.value)}
        />
        <Select
          label="Status"
          hideLabel
          size="small"
          placeholder="Status: all"
          value={params.get('status') ?? ''}
          options={statusFilter.options}
          onChange={(event) => set('status', event.target.value)}
        />
        <p role="status">{data ? `${data.total} products` : ''}</p>
      </div>
      {isError ? (
        <ErrorPanel
          title="The products could not be loaded"
          message="The server did not answer as expected."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <DataTable
          caption="Products"
          columns={columns}
          rows={data?.products ?? []}
          rowKey={({ _id }) => _id}
          rowLabel={({ name }) => name}
          density="compact"
          height="viewport"
          loading={!data}
          sortedByServer
          sort={{
            column: query.sort?.replace('-', '') ?? 'name',
            direction: query.sort?.startsWith('-') ? 'descending' : 'ascending',
          }}
          onSortChange={(sort) =>
            set('sort', sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : '')
          }
          selected={selected}
          onSelectedChange={setSelected}
          bulkActions={(keys) => (
            <Button variant="danger" size="small" onClick={() => setAsking(keys)}>
              Delete
            </Button>
          )}
          rowActions={({ _id, name }) => (
            <>
              <KitLink
                href={adminPaths.products.edit(_id)}
                aria-label={`Edit ${name}`}
                title="Edit"
                className={buttonClassName({ variant: 'ghost', size: 'small' })}
              >
                <Pencil aria-hidden="true" />
              </KitLink>
              <IconButton label={`Delete ${name}`} title="Delete" size="small" onClick={() => setAsking([_id])}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </>
          )}
          empty={<EmptyState title="No products found matching your search" drawing="search" />}
        />
      )}
      <Pager
        page={query.page}
        pageCount={Math.ceil((data?.total ?? 0) / PAGE_SIZE)}
        onPage={(page) => set('page', page === 1 ? '' : String(page))}
        label="Pages of products"
      />
      {asking.length > 0 && (
        <ConfirmDialog
          open
          {...deleteQuestion(asking.length === 1 ? 'Product' : `Product (${asking.length})`)()}
          busy={busy}
          onOpenChange={() => setAsking([])}
          onConfirm={() => void deleteAll()}
        />
      )}
    </div>
  );
}

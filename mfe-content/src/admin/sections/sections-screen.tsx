import type { Section } from 'api-client';
import { CollectionScreen, StatusBadge, statusFilter } from 'admin-kit';
import type { TableColumn } from 'admin-kit/table';
import { adminPaths, editItemPath, newItemPath } from '../admin-paths';
import {
  useContentRestoreMutation,
  useSectionDeleteMutation,
  useSectionsOrderMutation,
  useSectionsToManageQuery,
} from '../content-changes';
import { deletionQuestion } from '../deletion-question';
import { oneByOne } from '../one-by-one';
import { OrderButton } from '../ordering/order-button';
import { KIND_NAMES } from './section-values';

const PAGES = ['home', 'about', 'privacy'] as const;
const PAGE_NAMES = { home: 'Home', about: 'About us', privacy: 'Privacy' } as const;

const columns: readonly TableColumn<Section>[] = [
  {
    id: 'order',
    header: 'Place',
    narrow: true,
    cell: ({ page, order }) => `${PAGE_NAMES[page]} ${order + 1}`,
    sortValue: ({ page, order }) => `${PAGES.indexOf(page)} ${String(order).padStart(6, '0')}`,
  },
  { id: 'heading', header: 'Heading', cell: ({ heading }) => heading, sortValue: ({ heading }) => heading },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => KIND_NAMES[kind], sortValue: ({ kind }) => KIND_NAMES[kind] },
  { id: 'visible', header: 'Shown', narrow: true, cell: ({ visible }) => (visible ? 'Yes' : 'No') },
  { id: 'status', header: 'Status', narrow: true, cell: ({ status }) => <StatusBadge status={status} /> },
];

const pageFilter = {
  id: 'page',
  label: 'Page',
  options: PAGES.map((value) => ({ value, label: PAGE_NAMES[value] })),
  matches: (section: Section, value: string): boolean => section.page === value,
};

/** The sections of the home, about and privacy pages and their order. */
export function Component() {
  const { data, isError, refetch } = useSectionsToManageQuery();
  const [order] = useSectionsOrderMutation();
  const [remove] = useSectionDeleteMutation();
  const [restore] = useContentRestoreMutation();
  return (
    <CollectionScreen
      title="Page sections"
      lead="What the home, about and privacy pages consist of."
      noun={{ one: 'section', many: 'sections' }}
      items={data}
      failed={isError}
      onRetry={() => void refetch()}
      columns={columns}
      keyOf={({ _id }) => _id}
      labelOf={({ heading }) => heading}
      filters={[pageFilter, statusFilter]}
      defaultSort="order"
      newHref={newItemPath(adminPaths.sections)}
      editHref={({ _id }) => editItemPath(adminPaths.sections, _id)}
      actions={PAGES.map((page) => (
        <OrderButton
          key={page}
          title={`Order of ${PAGE_NAMES[page]}`}
          items={(data ?? []).filter((section) => section.page === page).sort((a, b) => a.order - b.order)}
          labelOf={({ heading }) => heading}
          save={async (sections) =>
            (await order({ body: { page, ids: sections.map(({ _id }) => _id) } }).unwrap()).message
          }
        />
      ))}
      deletion={{
        question: (items) => deletionQuestion('Section', items.length),
        run: (items) => oneByOne(items, ({ _id }) => remove({ params: { id: _id } }).unwrap()),
        undo: (items) =>
          oneByOne(items, ({ _id }) => restore({ params: { collection: 'sections', id: _id } }).unwrap()),
      }}
    />
  );
}

import { orderSections } from 'api-client';
import { useChange, usePermission } from 'shared-store';
import type { Section } from 'api-client';
import { sections } from 'api-client/content-types';
import { ContentCollection, OrderButton, useContentItems } from 'admin-kit/content';
import { KIND_NAMES } from './section-values';

const PAGES = sections.fields.page.options;
const PAGE_NAMES = { home: 'Home', about: 'About us', contact: 'Contact us', privacy: 'Privacy' } as const;

const columns = {
  order: {
    cell: ({ page, order }: Section) => `${PAGE_NAMES[page]} ${order + 1}`,
    value: ({ page, order }: Section) => `${PAGES.indexOf(page)} ${String(order).padStart(6, '0')}`,
  },
  heading: { cell: ({ heading }: Section) => heading },
  kind: {
    cell: ({ kind }: Section) => KIND_NAMES[kind],
    value: ({ kind }: Section) => KIND_NAMES[kind],
  },
};

/** The sections of the home, about, contact and privacy pages and their order. */
export function Component() {
  const { data = [] } = useContentItems<Section>(sections);
  const [order] = useChange(orderSections);
  const mayOrder = usePermission(orderSections);
  return (
    <ContentCollection<Section>
      type={sections}
      lead="The sections of the home, about, contact and privacy pages."
      columns={columns}
      bulkActions={[]}
      actions={
        mayOrder &&
        PAGES.map((page) => (
          <OrderButton
            key={page}
            title={`Order of ${PAGE_NAMES[page]}`}
            items={data.filter((section) => section.page === page).sort((a, b) => a.order - b.order)}
            labelOf={({ heading }) => heading}
            save={async (ordered) =>
              (await order({ body: { page, ids: ordered.map(({ _id }) => _id) } }).unwrap()).message
            }
          />
        ))
      }
    />
  );
}

import type { Section } from 'api-client';
import { sections } from 'api-client/content-types';
import { ContentCollection } from 'admin-kit/content';
import { ButtonLink } from 'ui-kit';
import { FIXED_PAGES, fixedPagePath, PAGE_NAMES } from '../fixed-pages/fixed-pages';
import { KIND_NAMES } from './section-values';

const columns = {
  order: {
    cell: ({ page, order }: Section) => `${PAGE_NAMES[page]} ${order + 1}`,
    value: ({ page, order }: Section) => `${FIXED_PAGES.indexOf(page)} ${String(order).padStart(6, '0')}`,
  },
  heading: { cell: ({ heading }: Section) => heading },
  kind: {
    cell: ({ kind }: Section) => KIND_NAMES[kind],
    value: ({ kind }: Section) => KIND_NAMES[kind],
  },
};

/** The sections of all fixed pages, to search, export and delete them; each page is composed on its own screen. */
export function Component() {
  return (
    <ContentCollection<Section>
      type={sections}
      lead="Open a page to arrange, preview and publish its sections."
      columns={columns}
      bulkActions={[]}
      actions={FIXED_PAGES.map((page) => (
        <ButtonLink key={page} href={fixedPagePath(page)} variant="secondary" size="small">
          {PAGE_NAMES[page]}
        </ButtonLink>
      ))}
    />
  );
}

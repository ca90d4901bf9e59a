import type { Section, SectionKind } from 'api-client';
import { sections } from 'api-client/content-types';
import { ContentEditor, ItemPage, type FieldInputProps } from 'admin-kit/content';
import { useSearchParams } from 'react-router-dom';
import { Panel } from 'ui-kit';
import { SelectField, useWatch } from 'ui-kit/form';
import { fixedPagePath, isFixedPage, PAGE_NAMES } from '../fixed-pages/fixed-pages';
import { ItemFields } from './item-fields';
import { ITEM_FIELDS, KIND_NAMES, toItems, toItemValues } from './section-values';

const KINDS = Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label }));

function Items() {
  const kind: SectionKind = useWatch({ name: 'kind' });
  return (
    ITEM_FIELDS[kind] && (
      <Panel data-panel="">
        <ItemFields kind={kind} />
      </Panel>
    )
  );
}

const inputs = {
  kind: ({ name, label }: FieldInputProps) => <SelectField name={name} label={label} options={KINDS} />,
  items: Items,
};

const crumbOf = (page: string | null) =>
  isFixedPage(page) ? { label: PAGE_NAMES[page], href: fixedPagePath(page) } : undefined;

/** The editor of a new or existing section of a fixed page. */
export function Component() {
  const [query] = useSearchParams();
  const asked = query.get('page');
  return (
    <ItemPage<Section>
      type={sections}
      editor={(item) => (
        <ContentEditor
          type={sections}
          item={item}
          inputs={inputs}
          within={crumbOf(item?.page ?? asked)}
          hasLivePreview
          values={(section) => ({
            kind: section?.kind ?? 'text',
            items: toItemValues(section?.items ?? []),
            ...(!section && isFixedPage(asked) && { page: asked }),
          })}
          body={({ kind, items }) => ({ items: toItems(kind, items) })}
        />
      )}
    />
  );
}

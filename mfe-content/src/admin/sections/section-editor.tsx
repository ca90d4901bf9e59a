import type { Section, SectionKind } from 'api-client';
import { sections } from 'api-client/content-types';
import { ContentEditor, ItemPage, type FieldInputProps } from 'admin-kit/content';
import { SelectField, useWatch } from 'ui-kit/form';
import { ItemFields } from './item-fields';
import { KIND_NAMES, toItems, toItemValues } from './section-values';

const KINDS = Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label }));

function Items() {
  const kind: SectionKind = useWatch({ name: 'kind' });
  return <ItemFields kind={kind} />;
}

const inputs = {
  kind: ({ name, label }: FieldInputProps) => <SelectField name={name} label={label} options={KINDS} />,
  items: Items,
};

/** The editor of a new or existing section of the home, about or privacy page. */
export function Component() {
  return (
    <ItemPage<Section>
      type={sections}
      editor={(item) => (
        <ContentEditor
          type={sections}
          item={item}
          inputs={inputs}
          values={(section) => ({ kind: section?.kind ?? 'text', items: toItemValues(section?.items ?? []) })}
          body={({ kind, items }) => ({ items: toItems(kind, items) })}
        />
      )}
    />
  );
}

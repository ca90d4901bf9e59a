import type { Form } from 'api-client';
import { forms, isEmptyValue } from 'api-client/content-types';
import { useContentItems, useNeededToPublish } from 'admin-kit/content';
import { SelectField, useWatch } from 'ui-kit/form';

/** The form of a section, chosen from those of the site. */
export function ChosenForm({ name }: { readonly name: string }) {
  const { data = [] } = useContentItems<Form>(forms);
  const options = data.map(({ _id, title, status }) => ({
    value: _id,
    label: status === 'published' ? title : `${title} (not published)`,
  }));
  const { required, hint } = useNeededToPublish(
    'Form is required',
    isEmptyValue(useWatch({ name: `${name}.0.form` })),
    options.length === 0 ? 'There are no forms yet. Add one under Forms.' : undefined,
  );
  return (
    <SelectField
      name={`${name}.0.form`}
      label="Form"
      placeholder="Choose a form"
      hint={hint}
      rules={{ required }}
      options={options}
    />
  );
}

import type { Form } from 'api-client';
import { forms } from 'api-client/content-types';
import { useContentItems } from 'admin-kit/content';
import { SelectField } from 'ui-kit/form';

/** The form of a section, chosen from those of the site. */
export function ChosenForm({ name }: { readonly name: string }) {
  const { data = [] } = useContentItems<Form>(forms);
  const options = data.map(({ _id, title, status }) => ({
    value: _id,
    label: status === 'published' ? title : `${title} (not published)`,
  }));
  return (
    <SelectField
      name={`${name}.0.form`}
      label="Form"
      placeholder="Choose a form"
      hint={options.length === 0 ? 'There are no forms yet. Add one under Forms.' : undefined}
      rules={{ required: 'Form is required' }}
      options={options}
    />
  );
}

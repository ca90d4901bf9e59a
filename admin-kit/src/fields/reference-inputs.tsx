import { contentTypes, type ContentType, type FieldOf } from 'api-client/content-types';
import { Checkbox } from 'ui-kit';
import { Controller, FormGroup, SelectField } from 'ui-kit/form';
import { useContentItems } from '../content/api';
import type { Choice, FieldInputProps } from './field-input';

function typeOf(collection: string): ContentType {
  const type = Object.values<ContentType>(contentTypes).find((one) => one.collection === collection);
  if (!type) throw new Error(`There is no content type ${collection}`);
  return type;
}

/** The items of a collection as choices. */
function useChoices(collection: string): Choice[] {
  const type = typeOf(collection);
  const { data = [] } = useContentItems<{ readonly _id: string }>(type);
  return data.map((item) => ({ value: item._id, label: String(Reflect.get(item, type.title)) }));
}

function ReferenceSelect({ name, hint, label, required, choices = [] }: FieldInputProps<FieldOf<'reference'>>) {
  return (
    <SelectField
      {...{ name, label, hint, options: choices }}
      placeholder={`Choose a ${label.toLowerCase()}`}
      rules={{ required }}
    />
  );
}

function AnyReferenceSelect(props: FieldInputProps<FieldOf<'reference'>>) {
  return <ReferenceSelect {...props} choices={useChoices(props.field.to)} />;
}

/** Chooses one item of another content type. */
export function ReferenceInput(props: FieldInputProps<FieldOf<'reference'>>) {
  return props.choices ? <ReferenceSelect {...props} /> : <AnyReferenceSelect {...props} />;
}

/** Chooses several items of another content type. */
export function IdsInput({ name, field, label }: FieldInputProps<FieldOf<'ids'>>) {
  const choices = useChoices(field.of);
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange } }) => {
        const chosen: string[] = Array.isArray(value) ? value : [];
        return (
          <FormGroup legend={label}>
            {choices.map((choice) => (
              <Checkbox
                key={choice.value}
                label={choice.label}
                checked={chosen.includes(choice.value)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...chosen, choice.value] : chosen.filter((entry) => entry !== choice.value),
                  )
                }
              />
            ))}
          </FormGroup>
        );
      }}
    />
  );
}

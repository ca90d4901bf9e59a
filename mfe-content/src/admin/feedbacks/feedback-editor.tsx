import type { Feedback } from 'api-client';
import { feedbacks } from 'api-client/content-types';
import { ContentEditor, ItemPage, type FieldInputProps } from 'admin-kit/content';
import { SelectField } from 'ui-kit/form';
import { Testimonial } from '../../home/testimonial';

const STARS = [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: `${stars} of 5` }));

const inputs = {
  rating: ({ name, label }: FieldInputProps) => (
    <SelectField name={name} label={label} placeholder="None" options={STARS} optional />
  ),
};

/** The editor of a new or existing testimonial. */
export function Component() {
  return (
    <ItemPage<Feedback>
      type={feedbacks}
      editor={(item) => (
        <ContentEditor
          type={feedbacks}
          item={item}
          inputs={inputs}
          preview={(feedback) => <Testimonial feedback={feedback} />}
        />
      )}
    />
  );
}

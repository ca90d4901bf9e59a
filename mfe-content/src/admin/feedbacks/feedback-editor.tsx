import type { Feedback } from 'api-client';
import { feedbacks } from 'api-client/content-types';
import { ItemPage, type FieldInputProps } from 'admin-kit/content';
import { SelectField } from 'ui-kit/form';
import { Testimonial } from '../../home/testimonial';
import { ContentEditor } from '../content-editor';

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
          main={['name', ['designation', 'company'], 'message', ['rating', 'photo']]}
          aside={['visible']}
          inputs={inputs}
          preview={(feedback) => <Testimonial feedback={feedback} />}
        />
      )}
    />
  );
}

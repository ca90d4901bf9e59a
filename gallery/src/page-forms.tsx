import { Checkbox, Container, Heading, Stack, TextInput } from 'ui-kit';
import { FilterSheet } from 'ui-kit/filter-sheet';
import { FormStage, Steps } from 'ui-kit/posted-form';
import { Part } from './part';

const steps = [
  { title: 'Confirm your address', text: 'We send you an email with a link, which is valid for seven days.' },
  { title: 'Read what is new', text: 'An email lists new blogs and news.' },
];

/** The components of a visitor's page for one form, and the filters of a list. */
export function PageForms() {
  return (
    <Container>
      <Part title="A page for a form">
        <FormStage
          label="Newsletter"
          head={
            <Heading level={3} size={2}>
              Get our news by email
            </Heading>
          }
          aside={<Steps title="What happens next" steps={steps} />}
        >
          <TextInput label="Email" name="newsletter-email" type="email" />
        </FormStage>
      </Part>
      <Part title="Filters of a list">
        <FilterSheet label="Filters" done="Show 9 products">
          <Stack gap={1}>
            <Checkbox label="Drum" name="packaging" defaultChecked />
            <Checkbox label="Pail" name="packaging" />
          </Stack>
        </FilterSheet>
      </Part>
    </Container>
  );
}

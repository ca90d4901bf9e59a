import type { ReactNode } from 'react';
import { Heading, Panel } from 'ui-kit';
import { Form, FormButtons, SubmitButton, TextField, useForm } from 'ui-kit/form';
import { useAccountChange } from './use-account-change';

export function NameForm({ name }: { readonly name: string }): ReactNode {
  const form = useForm({ defaultValues: { name } });
  const change = useAccountChange(form);
  return (
    <Panel>
      <Heading level={2} size={5}>
        Name
      </Heading>
      <Form form={form} onSubmit={async (values) => void (await change(values))}>
        <TextField name="name" label="Name" autoComplete="name" rules={{ required: 'Name is required' }} />
        <FormButtons>
          <SubmitButton>Save name</SubmitButton>
        </FormButtons>
      </Form>
    </Panel>
  );
}

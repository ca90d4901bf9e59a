import type { ReactNode } from 'react';
import { Form, FormButtons, SubmitButton, TextField, useForm } from 'ui-kit/form';
import { AccountPart } from './account-part';
import { useAccountChange } from './use-account-change';

export function NameForm({ name }: { readonly name: string }): ReactNode {
  const form = useForm({ defaultValues: { name } });
  const change = useAccountChange(form);
  return (
    <AccountPart title="Name" about="The other administrators see it beside your work.">
      <Form form={form} onSubmit={async (values) => void (await change(values))}>
        <TextField name="name" label="Your name" autoComplete="name" rules={{ required: 'Name is required' }} />
        <FormButtons>
          <SubmitButton variant="secondary">Save name</SubmitButton>
        </FormButtons>
      </Form>
    </AccountPart>
  );
}

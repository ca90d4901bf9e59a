import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContentType } from 'api-client/content-types';
import { Form, SubmitButton, useForm } from 'ui-kit/form';
import type { FieldInputs } from './content-field';
import { ContentFields, withOthers } from './content-fields';
import { contentColumns } from './content-columns';
import { toValues } from './form-values';

const machines = {
  collection: 'products',
  path: '/machines',
  item: 'machine',
  items: 'machines',
  operations: { list: 'l', create: 'c', update: 'u', delete: 'd' },
  what: 'Machine',
  title: 'name',
  fields: {
    name: { kind: 'line', label: 'Name', required: true },
    place: { kind: 'line', label: 'Place', help: 'Where it stands.', max: 5 },
    maker: { kind: 'reference', to: 'sectors', label: 'Maker', required: true },
    size: { kind: 'select', label: 'Size', options: ['small', 'very-large'] },
    parts: { kind: 'custom', label: 'Parts' },
    views: { kind: 'integer', label: 'Views', default: 0, readOnly: true },
  },
  order: ['name'],
  table: ['name', 'size', 'views', 'status'],
} as const satisfies ContentType;

const inputs: FieldInputs = { parts: ({ label }) => <p>{label} of its own</p> };
const send = jest.fn();

function Machine() {
  const form = useForm<Record<string, unknown>>({ defaultValues: { ...toValues(machines) } });
  return (
    <Form form={form} onSubmit={send}>
      <ContentFields
        type={machines}
        layout={withOthers(machines, ['name', ['size', 'maker']])}
        inputs={inputs}
        choices={{ maker: [{ value: 'm1', label: 'Acme' }] }}
      />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

it('shows the fields of the layout, then all other writable fields', () => {
  render(<Machine />);
  const labels = screen.getAllByText(/^(Name|Place|Maker|Size|Views)/, { selector: 'label' });
  expect(labels.map(({ textContent }) => textContent)).toEqual(['Name', 'Size', 'Maker', 'Place (optional)']);
  expect(screen.getByLabelText(/Place/)).toHaveAccessibleDescription('Where it stands.');
  expect(screen.getByText('Parts of its own')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Very large' })).toBeVisible();
  expect(screen.queryByLabelText('Views')).not.toBeInTheDocument();
});

it("validates the definition's rules before a request", async () => {
  render(<Machine />);
  await userEvent.type(screen.getByLabelText('Name'), '   ');
  await userEvent.type(screen.getByLabelText(/Place/), 'too long');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const errors = await screen.findAllByRole('listitem');
  expect(errors.map(({ textContent }) => textContent).sort()).toEqual([
    'Maker is required',
    'Name is required',
    'Place must have at most 5 characters',
  ]);
  expect(send).not.toHaveBeenCalled();
});

it('makes the columns of the definition, and applies overrides', () => {
  const columns = contentColumns<{ name: string }>(machines, { name: { header: 'Machine' } });
  expect(columns.map(({ header }) => header)).toEqual(['Machine', 'Size', 'Views', 'Status']);
  expect(columns[2]).toMatchObject({ align: 'end', narrow: true });
});

import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnyEndpoint, Call } from 'api-client';
import type { ContentType, FieldKind, FieldOf } from 'api-client/content-types';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeStore, Provider, userLoaded } from 'shared-store';
import { contentColumns } from '../content/content-columns';
import { ContentEditor } from '../content/content-editor';

/** A field of each kind. */
const fields: { readonly [Kind in FieldKind]: FieldOf<Kind> } = {
  line: { kind: 'line', label: 'A line' },
  text: { kind: 'text', label: 'A text' },
  richText: { kind: 'richText', label: 'A rich text' },
  picture: { kind: 'picture', label: 'A picture' },
  pdf: { kind: 'pdf', label: 'A PDF' },
  attachment: { kind: 'attachment', label: 'An attachment' },
  webAddress: { kind: 'webAddress', label: 'A web address' },
  mailAddress: { kind: 'mailAddress', label: 'An email address' },
  link: { kind: 'link', label: 'A link' },
  date: { kind: 'date', label: 'A date' },
  time: { kind: 'time', label: 'A time' },
  flag: { kind: 'flag', label: 'A flag', default: true },
  integer: { kind: 'integer', label: 'An integer', default: 3 },
  select: { kind: 'select', label: 'A choice', options: ['small', 'large'] },
  lines: { kind: 'lines', label: 'Some lines' },
  ids: { kind: 'ids', of: 'sectors', label: 'Some sectors' },
  reference: { kind: 'reference', to: 'sectors', label: 'A sector' },
  custom: { kind: 'custom', label: 'Something else' },
};
const kinds = Object.keys(fields);

const type = {
  collection: 'clients',
  path: '/clients',
  item: 'client',
  items: 'clients',
  operations: { list: 'l', create: 'createItem', update: 'u', delete: 'd' },
  what: 'Item',
  title: 'line',
  fields,
  order: ['line'],
  table: kinds,
} as const satisfies ContentType;

const PDF = '/api/v1/files/certificate.pdf';

function openEditor() {
  const sent: { id: string; body: unknown }[] = [];
  let upload: (answer: object) => void = () => undefined;
  const call = (({ id }: AnyEndpoint, { body }: { body?: unknown } = {}) => {
    sent.push({ id, body });
    if (id === 'UploadFilesOnServer') return new Promise((resolve) => (upload = resolve));
    return Promise.resolve(id === 'fetchSectors' ? [{ _id: 's1', name: 'Refining' }] : { message: 'Saved' });
  }) as Call;
  const store = makeStore({ call });
  store.dispatch(userLoaded({ name: 'Asha Rao', email: 'asha@works.example', role: 'editor' }));
  const element = (
    <ContentEditor
      type={type}
      item={undefined}
      inputs={{ custom: ({ label }) => <p>{label}</p> }}
      preview={undefined}
    />
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { sent, finishUpload: () => act(async () => upload({ fileUrl: PDF })) };
}

it('the editor has an input for every kind, and sends their values, a PDF once it is uploaded', async () => {
  const { sent, finishUpload } = openEditor();
  expect(await screen.findByRole('textbox', { name: 'A rich text' })).toBeVisible();
  for (const { label } of Object.values(fields)) expect(screen.getAllByText(label)[0]).toBeVisible();
  await userEvent.upload(screen.getByLabelText(/A PDF/), new File(['%PDF-1.7'], 'c.pdf', { type: 'application/pdf' }));
  await userEvent.type(screen.getByLabelText(/A line/), 'Pump');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Refining' }));
  await userEvent.selectOptions(screen.getByLabelText('A sector'), 'Refining');
  const create = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(create);
  expect((await screen.findAllByText(/A PDF is still being uploaded/)).length).toBeGreaterThan(0);
  await finishUpload();
  await userEvent.click(create);
  expect(sent.find(({ id }) => id === 'createItem')?.body).toMatchObject({
    ...{ line: 'Pump', text: '', richText: '', picture: '', pdf: PDF, flag: true, integer: 3, select: 'small' },
    ...{ lines: [], ids: ['s1'], reference: 's1', custom: [] },
  });
});

it('a table has a cell for every kind', () => {
  const item = {
    ...Object.fromEntries(kinds.map((kind) => [kind, ''])),
    pdf: PDF,
    attachment: PDF,
    picture: PDF,
    ids: ['s1'],
    integer: 3,
  };
  render(
    <ul>
      {contentColumns(type).map(({ id, cell }) => (
        <li key={id} aria-label={id}>
          {cell?.(item)}
        </li>
      ))}
    </ul>,
  );
  const cellOf = (kind: string) => screen.getByRole('listitem', { name: kind });
  expect(screen.getAllByRole('listitem')).toHaveLength(kinds.length);
  expect(within(cellOf('pdf')).getByRole('link', { name: 'PDF' })).toHaveAttribute('href', PDF);
  expect(cellOf('attachment')).toHaveTextContent('PDF');
  expect(cellOf('ids')).toHaveTextContent('1');
  expect(cellOf('integer')).toHaveTextContent('3');
});

import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { TextField, useForm } from 'ui-kit/form';
import { EditorScreen } from './editor-screen';
import { EditorSection } from './editor-section';
import { useEditor } from './use-editor';

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

const required = { required: 'It is required' };

function PumpEditor({ titles }: { readonly titles: readonly string[] }) {
  const form = useForm<Record<string, string>>();
  const editor = useEditor({ form, toValues: () => ({}), save: () => Promise.resolve(undefined) });
  return (
    <EditorScreen title="Pump" crumbs={[]} editor={editor} aside="Published">
      {titles.map((title) => (
        <EditorSection key={title} title={title} {...(title === 'Drawings' && { summary: 'None' })}>
          <TextField name={title} label={`${title} of the pump`} rules={required} />
        </EditorSection>
      ))}
    </EditorScreen>
  );
}

function show(...titles: string[]): void {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <PumpEditor titles={titles} /> }])} />);
}

it('leads to each section, opens a folded one, marks the one with the focus, and counts its errors', async () => {
  show('Name', 'Maker', 'Drawings');
  const drawings = screen.getByLabelText('Drawings of the pump');
  expect(drawings).not.toBeVisible();
  const outline = screen.getByRole('navigation', { name: 'Sections' });
  expect(within(outline).getAllByRole('link')).toHaveLength(3);

  await userEvent.click(within(outline).getByRole('link', { name: 'Drawings' }));
  expect(screen.getByRole('heading', { name: 'Drawings' })).toHaveFocus();
  expect(drawings).toBeVisible();
  expect(within(outline).getByRole('link', { current: 'location' })).toHaveTextContent('Drawings');
  await userEvent.click(screen.getByText('Drawings', { selector: 'summary *' }));
  expect(drawings).not.toBeVisible();
  await userEvent.click(screen.getByLabelText('Maker of the pump'));
  expect(within(outline).getByRole('link', { current: 'location' })).toHaveTextContent('Maker');

  await userEvent.type(screen.getByLabelText('Maker of the pump'), 'Works');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await within(outline).findByRole('link', { name: 'Name 1 error' })).toBeVisible();
  expect(within(outline).getByRole('link', { name: 'Maker' })).toBeVisible();
  expect(within(outline).getByRole('link', { name: 'Drawings 1 error' })).toBeVisible();
  expect(drawings).toBeVisible();
});

it('shows no outline if all sections are visible at once', () => {
  show('Name', 'Maker');
  expect(screen.getByRole('heading', { name: 'Maker', level: 2 })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Sections' })).not.toBeInTheDocument();
});

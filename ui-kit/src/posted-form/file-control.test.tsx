import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from 'ui-kit';
import { FileControl } from './file-control';

it('names the chosen file with its size, and removes it', async () => {
  render(<Field label="Data sheet">{(control) => <FileControl {...control} name="sheet" />}</Field>);
  const input = screen.getByLabelText<HTMLInputElement>('Data sheet');
  await userEvent.upload(input, new File(['x'.repeat(2048)], 'pump.pdf', { type: 'application/pdf' }));
  expect(screen.getByRole('status')).toHaveTextContent('pump.pdf 2 kB');
  await userEvent.click(screen.getByRole('button', { name: 'Remove pump.pdf' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(input).toHaveFocus();
  expect(input.files).toHaveLength(0);
});

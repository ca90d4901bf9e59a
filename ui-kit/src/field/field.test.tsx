import '@testing-library/jest-dom';
import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox, SearchInput, Select, TextArea, TextInput, useDebouncedValue } from 'ui-kit';

test('a field is named by its label and described by its hint and error', () => {
  render(
    <>
      <TextInput label="Email" hint="We answer to this address." error="Enter an address." />
      <TextArea label="Message" optional />
      <Select label="Topic" placeholder="Choose" options={[{ value: 'a', label: 'Quotation' }]} />
    </>,
  );
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('We answer to this address. Enter an address.');
  expect(screen.getByRole('textbox', { name: 'Message (optional)' })).toBeValid();
  expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveDisplayValue('Choose');
});

test('a checkbox can be mixed, and shows its error', async () => {
  render(<Checkbox label="I agree" indeterminate error="Please agree." />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toBePartiallyChecked();
  expect(box).toHaveAccessibleDescription('Please agree.');
  await userEvent.click(screen.getByText('I agree'));
  expect(box).toBeChecked();
});

test('a search can be cleared and keeps the focus', async () => {
  function Search() {
    const [value, setValue] = useState('valve');
    return <SearchInput label="Search products" value={value} onValueChange={setValue} />;
  }
  render(<Search />);
  const search = screen.getByRole('searchbox', { name: 'Search products' });
  await userEvent.type(search, 's');
  expect(search).toHaveValue('valves');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(search).toHaveValue('');
  expect(search).toHaveFocus();
});

test('a debounced value follows 700 ms after the last change', () => {
  jest.useFakeTimers();
  function Shown({ value }: { value: string }) {
    return <output>{useDebouncedValue(value)}</output>;
  }
  const { rerender } = render(<Shown value="a" />);
  rerender(<Shown value="ab" />);
  act(() => jest.advanceTimersByTime(600));
  rerender(<Shown value="abc" />);
  act(() => jest.advanceTimersByTime(699));
  expect(screen.getByRole('status')).toHaveTextContent('a');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('abc');
  jest.useRealTimers();
});

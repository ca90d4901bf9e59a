import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, SubmitButton, useForm } from 'ui-kit/form';
import { ChartInput } from './chart-input';

const field = { kind: 'custom', label: 'Chart' } as const;
const sent = jest.fn();

function Editor() {
  const form = useForm({ defaultValues: { charts: [] } });
  return (
    <Form form={form} onSubmit={sent}>
      <ChartInput name="charts" field={field} label="Chart" optional />
      <SubmitButton busyLabel="Saving…">Save</SubmitButton>
    </Form>
  );
}

it('draws a chart as soon as its rows are complete, and names the line with a mistake', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('button', { name: 'Add chart' }));
  await userEvent.type(screen.getByLabelText('Title of the chart'), 'Time lost');
  await userEvent.selectOptions(screen.getByLabelText('Shape'), 'Bars: amounts side by side, or before and after');
  await userEvent.type(screen.getByLabelText('Data'), 'Before;9.4{enter}After;x');
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText('Data')).toHaveAccessibleDescription(/Line 2: “x” is not a number/);
  await userEvent.type(screen.getByLabelText('Data'), '{backspace}3.1');
  const figure = await screen.findByRole('figure', { name: /Time lost/ });
  expect(within(figure).getByText('After')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    charts: [{ title: 'Time lost', shape: 'bars', data: 'Before;9.4\nAfter;3.1' }],
  });

  await userEvent.click(screen.getByRole('button', { name: 'Remove chart' }));
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add chart' })).toBeVisible();
});

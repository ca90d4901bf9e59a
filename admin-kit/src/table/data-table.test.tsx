import '@testing-library/jest-dom';
import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from 'admin-kit/table';
import type { TableColumn } from 'admin-kit/table';

interface Valve {
  id: string;
  name: string;
  orders: number;
}

const rows: Valve[] = [
  { id: 'a', name: 'Valve 10', orders: 4 },
  { id: 'b', name: 'Valve 9', orders: 120 },
  { id: 'c', name: 'Amine', orders: 35 },
];

const columns: TableColumn<Valve>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name },
  { id: 'orders', header: 'Orders', value: (row) => row.orders, align: 'end' },
  { id: 'note', header: 'Note', cell: () => '—' },
];

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

test('a pressed column heading sorts ascending, descending, and not at all', async () => {
  render(<DataTable caption="Products" columns={columns} rows={rows} rowKey={(row) => row.id} />);
  expect(screen.getByRole('table', { name: 'Products' })).toBeInTheDocument();
  const head = screen.getByRole('columnheader', { name: 'Name' });
  const sort = within(head).getByRole('button');
  await userEvent.click(sort);
  expect(names()).toEqual(['Amine', 'Valve 9', 'Valve 10']);
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(sort);
  expect(names()).toEqual(['Valve 10', 'Valve 9', 'Amine']);
  expect(head).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(sort);
  expect(names()).toEqual(['Valve 10', 'Valve 9', 'Amine']);
  expect(head).not.toHaveAttribute('aria-sort');
  expect(within(screen.getByRole('columnheader', { name: 'Note' })).queryByRole('button')).not.toBeInTheDocument();
});

test('rows sorted by the server stay in order, and the caller gets the new sort', async () => {
  const change = jest.fn();
  render(
    <DataTable
      caption="Products"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sort="orders"
      onSortChange={change}
    />,
  );
  expect(names()).toEqual(['Valve 10', 'Valve 9', 'Amine']);
  await userEvent.click(screen.getByRole('button', { name: 'Orders' }));
  expect(change).toHaveBeenCalledWith('-orders');
});

test('rows are selected one by one or all at once, and bulk actions appear', async () => {
  const publish = jest.fn();
  function Choosing() {
    const [selected, setSelected] = useState<string[]>([]);
    return (
      <DataTable
        caption="Products"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.name}
        selected={selected}
        onSelectedChange={setSelected}
        bulkActions={(keys) => <button onClick={() => publish(keys)}>Publish</button>}
        rowActions={(row) => <button>Edit {row.name}</button>}
      />
    );
  }
  render(<Choosing />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Amine' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 selected');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('checkbox', { name: 'Select Amine' })).toHaveFocus();
  const all = screen.getByRole('checkbox', { name: 'Select all rows' });
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(publish.mock.calls[0][0].toSorted()).toEqual(['a', 'b', 'c']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit Valve 9' })).toBeInTheDocument();
});

test("an empty table shows the caller's content, and a loading one shows a skeleton", () => {
  const props = { caption: 'Products', columns, rows: [], rowKey: (row: Valve) => row.id };
  const { rerender } = render(<DataTable {...props} empty={<p>No products yet</p>} />);
  expect(screen.getByText('No products yet')).toBeInTheDocument();
  rerender(<DataTable {...props} loading empty={<p>No products yet</p>} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading: Products');
});

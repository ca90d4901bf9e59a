import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TASK_DONE, type DoneTask } from 'federation/contract';
import { renderRoutes } from 'page-testing';
import { drainNotices, type QueuedNotice } from 'ui-kit';
import { product } from '../testing/product';
import { EnquiryMark } from './enquiry-mark';
import { enquiryShelf } from '../shelves/shelves';
import { EnquirySign } from './enquiry-sign';

const messages: QueuedNotice[] = [];
let stop: () => void;

beforeEach(() => {
  enquiryShelf.replace([]);
  stop = drainNotices((notice) => messages.push(notice));
  messages.length = 0;
});
afterEach(() => stop());

const show = () =>
  renderRoutes(() => [
    {
      index: true,
      element: (
        <>
          <EnquirySign />
          <EnquiryMark product={product({ name: 'Bentonite' })} />
        </>
      ),
    },
  ]);

it('links an added product to the enquiry: by a message, a link beside the button and the count in the navbar', async () => {
  const done: unknown[] = [];
  addEventListener(TASK_DONE, (event) => done.push((event as CustomEvent<DoneTask>).detail));
  const { address } = show();
  expect(screen.queryByRole('link', { name: /enquiry,/i })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add to enquiry' }));
  expect(screen.getByRole('link', { name: 'View enquiry (1)' })).toHaveAttribute('href', '/products/enquiry');
  expect(screen.getByRole('link', { name: 'Enquiry, 1 product' })).toHaveAttribute('href', '/products/enquiry');
  expect(done).toEqual([{ remote: 'catalogue', task: 'enquiry-begun' }]);
  const [notice] = messages;
  expect(notice).toMatchObject({ message: 'Bentonite is in your enquiry.', action: { label: 'View enquiry' } });
  await act(async () => notice?.action?.run());
  expect(address()).toBe('/products/enquiry');
});

it('removes a product, and with the last one all links to the empty enquiry', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Add to enquiry' }));
  await userEvent.click(screen.getByRole('button', { name: 'In your enquiry' }));
  expect(screen.getByRole('button', { name: 'Add to enquiry' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

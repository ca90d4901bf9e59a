import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { SubscriptionForm } from 'ui-kit/posted-form';

test('covers the page while its form is posted, and uncovers a page that comes back', () => {
  render(
    <SubscriptionForm kind="newsletter" label="Newsletter" path="/newsletter" posted={undefined} agreement="I agree" />,
  );
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  fireEvent.submit(screen.getByRole('form'));
  expect(screen.getByRole('status')).toHaveTextContent('Subscribing…');
  fireEvent(window, new Event('pageshow'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tabs } from 'ui-kit/tabs';

const tabs = ['Sign in', 'Register', 'Forgot password'].map((label) => ({
  id: label,
  label,
  content: `${label} form`,
}));

test('arrow keys, Home and End select a tab and its panel', async () => {
  render(<Tabs label="Account" tabs={tabs} />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Sign in' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Register' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Register' })).toHaveTextContent('Register form');
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Forgot password', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Sign in', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Home}');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('arrow keys go along the line in a document that is written from right to left', async () => {
  document.documentElement.dir = 'rtl';
  render(<Tabs label="Account" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Register', selected: true })).toHaveFocus();
  document.documentElement.removeAttribute('dir');
});

test('the page may control the selected tab, and the markup has no style attribute', () => {
  expect(renderToStaticMarkup(<Tabs label="Account" tabs={tabs} value="Register" />)).not.toContain('style=');
  render(<Tabs label="Account" tabs={tabs} value="Register" />);
  expect(screen.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
});

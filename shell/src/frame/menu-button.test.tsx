import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MenuButton } from './menu-button';

const menu = (
  <MenuButton href="#links" className="opener" aria-label="Menu" aria-expanded={false}>
    =
  </MenuButton>
);

it('is a link until hydration, then a button that keeps the focus', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(menu);
  const link = screen.getByRole('link', { name: 'Menu' });
  expect(link).toHaveAttribute('href', '#links');
  expect(link).not.toHaveAttribute('aria-expanded');
  link.focus();

  render(menu, { container, hydrate: true });
  const button = screen.getByRole('button', { name: 'Menu', expanded: false });
  expect(button).toHaveFocus();
  expect(button).toHaveClass('opener');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('does not take the focus from another element', () => {
  render(menu);
  expect(screen.getByRole('button', { name: 'Menu' })).not.toHaveFocus();
});

import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { LinkProvider, Prose } from 'ui-kit';

const HTML = '<p>See <a href="/news">our news</a>.</p>';
const address = (): string | null => screen.getByRole('link', { name: 'our news' }).getAttribute('href');

test('the site changes the addresses in the links of rich text', () => {
  render(
    <LinkProvider component={() => null} richText={(html) => html.replace('"/', '"/hi/')}>
      <Prose html={HTML} />
    </LinkProvider>,
  );
  expect(address()).toBe('/hi/news');
});

test('rich text without a site around it has the links as they are written', () => {
  render(<Prose html={HTML} />);
  expect(address()).toBe('/news');
});

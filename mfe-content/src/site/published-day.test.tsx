import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Day } from './published-day';

it('writes a day in the one form that the site has, whatever the language of the browser', () => {
  const language = jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  render(<Day value="2026-11-12" />);
  expect(screen.getByText('12 November 2026')).toHaveAttribute('datetime', '2026-11-12');
  language.mockRestore();
});

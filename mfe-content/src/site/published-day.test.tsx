import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { makeStore, Provider } from 'shared-store';
import { DayOrToday, TimeOfDay } from './published-day';

it("formats a day and a time for the site's locale and time zone, whatever the browser's", () => {
  const language = jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  render(
    <Provider store={makeStore({ call: jest.fn(), downloadPdf: jest.fn() })}>
      <DayOrToday value="2026-11-12" />
      <TimeOfDay value="14:30" day="2026-11-12" />
      <TimeOfDay value="2026-11-12T20:00:00.000Z" day="" />
      <TimeOfDay value="at noon" day="2026-11-12" />
    </Provider>,
  );
  expect(screen.getByText('12 November 2026')).toHaveAttribute('datetime', '2026-11-12');
  for (const text of ['14:30 IST', '01:30 IST', 'at noon']) expect(screen.getByText(text)).toBeVisible();
  language.mockRestore();
});

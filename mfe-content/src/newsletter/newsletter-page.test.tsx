import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from 'page-testing';
import { cataloguesLoaded } from 'shared-store/catalogues';
import { page } from './newsletter-page';

/** Shows the page in a language; a posted form gets to its action, as without scripts. */
function show(language: string, at = '/newsletter') {
  const languages = { current: language, others: { hi: 'हिन्दी' } };
  return renderRoutes(
    (store) => {
      const { Component, action } = page(store);
      return [{ path: '/newsletter', Component, action }];
    },
    {
      at,
      services: { serverState: { languages } },
      answers: { fetchAllBlog: () => ({ success: true, blogs: [], total: 0 }) },
    },
  );
}

const content = {
  Newsletter: 'न्यूज़लेटर',
  'Get our news by email': 'हमारे समाचार ईमेल से पाएँ',
  Email: 'ईमेल',
  Subscribe: 'सदस्यता लें',
  'Please check these fields': 'कृपया यह जानकारी जाँचें',
  'Email must be a valid email address': 'सही ईमेल पता लिखें',
  'Consent is required': 'आपकी सहमति ज़रूरी है',
  'Almost done.': 'बस एक क़दम बाकी है।',
  '{count} day': ['{count} दिन', '{count} दिन'],
  'We have sent you an email. Please confirm your address with the link in it, within {days}.':
    'कृपया {days} के भीतर अपने पते की पुष्टि करें।',
};

test('the form and its errors are in Hindi', async () => {
  const { store } = show('hi');
  act(() => void store.dispatch(cataloguesLoaded({ content })));
  expect(screen.getByRole('heading', { level: 1, name: 'हमारे समाचार ईमेल से पाएँ' })).toBeVisible();
  expect(screen.getByRole('form', { name: 'न्यूज़लेटर' })).toHaveAttribute('lang', 'hi');
  await userEvent.type(screen.getByLabelText('ईमेल'), 'meera@');
  expect(screen.getByRole('button', { name: 'सदस्यता लें' })).toBeVisible();
  // A browser would keep back an address that it finds wrong.
  fireEvent.submit(screen.getByRole('form'));
  expect(await screen.findByRole('heading', { name: 'कृपया यह जानकारी जाँचें' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'सही ईमेल पता लिखें' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'आपकी सहमति ज़रूरी है' })).toBeVisible();
  expect(screen.getByLabelText('ईमेल')).toHaveValue('meera@');
});

test('says in Hindi that an email was sent, and in English with the number in words', () => {
  const { store, unmount } = show('hi', '/newsletter?sent=1');
  act(() => void store.dispatch(cataloguesLoaded({ content })));
  expect(screen.getByRole('status')).toHaveTextContent('बस एक क़दम बाकी है। कृपया 7 दिन के भीतर अपने पते की पुष्टि करें।');
  unmount();
  show('en', '/newsletter?sent=1');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Almost done. We have sent you an email. Please confirm your address with the link in it, within seven days.',
  );
});

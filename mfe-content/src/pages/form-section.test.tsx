import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Form, PageSection } from 'api-client';
import { failure, renderRoutes } from 'page-testing';
import { cataloguesLoaded } from 'shared-store/catalogues';
import { formAction } from './form-action';
import { FormSection } from './form-section';

const section: PageSection = {
  ...{ _id: 'ask', kind: 'form', eyebrow: '', heading: '', text: '', image: '', imageAlt: '' },
  ...{ link: '', linkLabel: '', items: [{ form: 'f1' }] },
} as unknown as PageSection;

const form = {
  ...{ _id: 'f1', title: 'नमूना माँगें', introduction: 'We send 200 ml.', anonymous: false, keptMonths: 3 },
  ...{ agreement: 'मैं सहमत हूँ।', button: 'Ask', thanks: '', desk: 'nobody', confirmation: '' },
  ...{ locale: 'hi', untranslated: ['introduction', 'button', 'thanks'] },
  questions: [
    {
      ...{ _id: 'p', kind: 'select', label: 'कौन-सा उत्पाद?', help: 'One of ours', required: true },
      ...{ options: ['Demulsifier', 'Inhibitor'], optionLabels: { Demulsifier: 'डीमल्सीफ़ायर' } },
      ...{ locale: 'hi', untranslated: ['help', 'options'] },
    },
    {
      ...{ _id: 'c', kind: 'line', label: 'Company', help: '', required: false, options: [] },
      ...{ locale: 'hi', untranslated: ['label'] },
    },
    {
      ...{ _id: 'd', kind: 'attachment', label: 'चित्र', help: '', required: false, options: [] },
      ...{ locale: 'hi', untranslated: [] },
    },
  ],
} as unknown as Form;

const content = {
  ...{ Name: 'नाम', Email: 'ईमेल', 'Choose an answer': 'उत्तर चुनें', '{label} (optional)': '{label} (वैकल्पिक)' },
  ...{ 'Please check these fields': 'कृपया यह जानकारी जाँचें', 'Name is required': 'नाम लिखना ज़रूरी है' },
  'A PDF or a picture (JPEG, PNG or WebP) of at most {size}.': 'अधिकतम {size} की फ़ाइल',
};

test('each text of a form names its language, and the answer has the English choice', async () => {
  const errors = [
    { path: 'name', message: 'Name is required' },
    { path: 'qc', message: 'Company must have at most 500 characters' },
  ];
  const languages = { current: 'hi', others: { hi: 'हिन्दी' } };
  const { calls, store } = renderRoutes(
    (made) => [
      {
        path: '/pages/samples',
        Component: () => <FormSection section={section} path="/pages/samples" />,
        action: ({ request }) => formAction(made, request),
      },
    ],
    {
      ...{ at: '/pages/samples', services: { serverState: { languages } } },
      answers: {
        fetchForm: { success: true, form },
        addCollectionItem: () => Promise.reject(failure(400, 'Name is required', errors)),
      },
    },
  );
  act(() => void store.dispatch(cataloguesLoaded({ content })));
  const langOf = (text: string | RegExp) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');
  expect(await screen.findByRole('form', { name: 'नमूना माँगें' })).toHaveAttribute('lang', 'hi');
  expect(['नाम', 'कौन-सा उत्पाद?', 'उत्तर चुनें', 'डीमल्सीफ़ायर', 'मैं सहमत हूँ।'].map(langOf)).toEqual(Array(5).fill('hi'));
  expect(['We send 200 ml.', 'One of ours', 'Inhibitor', 'Company (optional)', 'Ask'].map(langOf)).toEqual(
    Array(5).fill('en'),
  );

  await userEvent.selectOptions(screen.getByRole('combobox'), 'डीमल्सीफ़ायर');
  await userEvent.type(screen.getByLabelText('ईमेल'), 'a@example.com');
  await userEvent.type(screen.getByLabelText('नाम'), 'आशा');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByLabelText(/चित्र/)).toHaveAccessibleDescription('अधिकतम 10 MB की फ़ाइल');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('कृपया यह जानकारी जाँचें');
  expect(calls.find(({ id }) => id === 'addCollectionItem')?.options).toMatchObject({
    body: { qp: 'Demulsifier', name: 'आशा' },
  });
  expect(screen.getByLabelText('नाम')).toHaveAccessibleDescription('नाम लिखना ज़रूरी है');
  expect(screen.getByRole('link', { name: /Company must have/ }).querySelector('[lang="en"]')).not.toBeNull();
});

import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { SectionFrame } from './section-frame';
import type { SectionContent } from './section-props';

const section: SectionContent = {
  ...{ _id: 's1', kind: 'cards', eyebrow: 'संयंत्र', heading: 'हमारे संयंत्र', text: 'In four cities.' },
  ...{ image: '', imageAlt: '', linkLabel: 'See them', link: '/plants', items: [] },
  ...{ locale: 'hi', untranslated: ['text', 'linkLabel'] },
};
const langOfText = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');

test('the texts of a section name their language, also those that are not translated', () => {
  render(<SectionFrame section={section} introduced />);
  expect(screen.getByRole('region', { name: 'हमारे संयंत्र' })).toBeInTheDocument();
  expect(['संयंत्र', 'हमारे संयंत्र', 'In four cities.', 'See them'].map(langOfText)).toEqual(['hi', 'hi', 'en', 'en']);
});

test('in English they name none', () => {
  render(<SectionFrame section={{ ...section, locale: undefined, untranslated: undefined }} introduced />);
  expect(langOfText('हमारे संयंत्र')).toBeUndefined();
});

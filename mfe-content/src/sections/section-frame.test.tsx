import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { FiguresSection } from './figures-section';
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

test('the texts of its entries name theirs', () => {
  const entry = { value: '62', unit: 'million m³', title: 'पानी दोबारा काम आया', locale: 'hi', untranslated: ['unit'] };
  render(<FiguresSection section={{ ...section, kind: 'figures', items: [entry] }} />);
  expect(['पानी दोबारा काम आया', 'million m³'].map(langOfText)).toEqual(['hi', 'en']);
});

test('in English they name none', () => {
  render(<SectionFrame section={{ ...section, locale: undefined, untranslated: undefined }} introduced />);
  expect(langOfText('हमारे संयंत्र')).toBeUndefined();
});

test('the former values of a figure are drawn as a line from the lowest to the highest, and are read aloud', () => {
  const entry = { value: '0.21', title: 'lost-time injuries', trend: '0.81 0.51 0.21' };
  render(<FiguresSection section={{ ...section, kind: 'figures', items: [entry] }} />);
  const line = screen.getByRole('img', { name: '0.81 0.51 0.21' });
  expect(line).toHaveAttribute('viewBox', '0 0 2 24');
  expect(line.querySelector('path')).toHaveAttribute('d', 'M0 0L1 12L2 24');
});

import { benefitBullets } from './benefits';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');

describe('benefitBullets', () => {
  it('ends a bullet at a danda', () => {
    expect(benefitBullets('पानी बचाता है। भाप बचाता है।')).toEqual(['पानी बचाता है', 'भाप बचाता है']);
  });

  it('splits at periods and newlines', () => {
    expect(benefitBullets('Saves water. Saves steam.\nNo residue\nReturnable drums.')).toEqual([
      'Saves water',
      'Saves steam',
      'No residue',
      'Returnable drums',
    ]);
  });

  it('splits at a period without a following blank', () => {
    expect(benefitBullets('Fast.Strong')).toEqual(['Fast', 'Strong']);
  });

  it('does not split a decimal number', () => {
    expect(benefitBullets('Keeps corrosion below 0.05 mm per year. Costs less.')).toEqual([
      'Keeps corrosion below 0.05 mm per year',
      'Costs less',
    ]);
  });

  it('shortens a bullet to 30 words and an ellipsis', () => {
    expect(benefitBullets(`${words(31)}. ${words(30)}`)).toEqual([`${words(30)}…`, words(30)]);
  });

  it('has no bullets for an empty value', () => {
    expect(benefitBullets(' .\n. ')).toEqual([]);
  });
});

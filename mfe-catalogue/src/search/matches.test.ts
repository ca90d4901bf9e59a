import { matchedSegments } from './matches';

const marked = (text: string, search: string) =>
  matchedSegments(text, search)
    .map((segment) => (segment.match ? `[${segment.text}]` : segment.text))
    .join('');

describe('matchedPieces', () => {
  it.each([
    ['Neutralising Amine NA 15', 'amine', 'Neutralising [Amine] NA 15'],
    ['Cement Retarder', 'retarder cement', '[Cement] [Retarder]'],
    ['Café au lait', 'cafe', '[Café] au lait'],
    ['a.c', '.*', 'a.c'],
    ['50 % active', '%', '50 % active'],
    ['Pump pump', 'pump', '[Pump] [pump]'],
    ['Nothing here', 'amine', 'Nothing here'],
    ['Water Treatment', 'watr treatmnet', '[Water] [Treatment]'],
    ['Oil and gas', 'gax', 'Oil and gas'],
    ['İstanbul oil', 'oil', 'İstanbul [oil]'],
    ['हिन्दी में सुरक्षा', 'हिंदी', '[हिन्दी] में सुरक्षा'],
    ['ताला और तेल', 'तेल', 'ताला और [तेल]'],
    ['सुरक्षा', 'सुरक', '[सुरक्षा]'],
    ['पाइपलाइनें', 'पाइपलाइन', '[पाइपलाइनें]'],
    ['પાઇપલાઇન', 'पाईपलाईन', '[પાઇપલાઇન]'],
  ])('%s, searched for %s, is %s', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });

  it('returns the text unchanged', () => {
    expect(
      matchedSegments('🛢 oil 🛢', 'oil')
        .map(({ text }) => text)
        .join(''),
    ).toBe('🛢 oil 🛢');
  });
});

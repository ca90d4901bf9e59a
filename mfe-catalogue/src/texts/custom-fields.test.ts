import type { CustomField } from 'api-client';
import { appearanceLine, placeFields, shownName, shownValue } from './custom-fields';

const field = (fieldName: string, fieldValue = 'value'): CustomField => ({ fieldName, fieldType: 'text', fieldValue });

describe('placeFields', () => {
  it('puts composition, grade, appearance and solubility under the image, whatever surrounds the word', () => {
    const { underImage } = placeFields([
      field('Material composition'),
      field('API GRADE'),
      field('Appearance'),
      field('Solubility in water'),
      field('Density'),
    ]);
    expect(underImage.map(({ fieldName }) => fieldName)).toEqual([
      'Material composition',
      'API GRADE',
      'Appearance',
      'Solubility in water',
    ]);
  });

  it('shows Benefits as bullets and the others with heading and value', () => {
    const placed = placeFields([field('Benefits'), field('Density'), field('Shelf life')]);
    expect(placed.benefits.map(({ fieldName }) => fieldName)).toEqual(['Benefits']);
    expect(placed.remaining.map(({ fieldName }) => fieldName)).toEqual(['Density', 'Shelf life']);
  });

  it('omits fields without a value', () => {
    expect(placeFields([field('Density', '  ')])).toEqual({
      underImage: [],
      benefits: [],
      documents: [],
      remaining: [],
    });
  });
});

describe('appearanceLine', () => {
  it("is the first 15 characters of the first field's value", () => {
    expect(appearanceLine([field('Appearance', 'Colourless to pale liquid'), field('Grade')])).toBe('Colourless to p…');
  });

  it('separates no letter from its sign, and no conjunct', () => {
    const line = (value: string) => appearanceLine([field('Appearance', value)]);
    expect([line('अमलतास रंग का क्षार'), line('अमलतास रंग काक्षर')]).toEqual(['अमलतास रंग का …', 'अमलतास रंग का…']);
  });

  it('is empty without fields', () => {
    expect(appearanceLine([])).toBe('');
  });
});

describe('a field in another language', () => {
  const grade = { ...field('Grade', 'Technical'), locale: 'hi', untranslated: [] };

  it('has its place by its English name, and shows the translated texts', () => {
    const translated = { ...grade, shownName: 'ग्रेड', shownValue: 'तकनीकी' };
    expect(placeFields([translated]).underImage).toEqual([translated]);
    expect([shownName(translated), shownValue(translated)]).toEqual([
      { text: 'ग्रेड', lang: 'hi' },
      { text: 'तकनीकी', lang: 'hi' },
    ]);
  });

  it('marks English texts that are not translated', () => {
    const english = { ...grade, untranslated: ['fieldName', 'fieldValue'] };
    expect([shownName(english).lang, shownValue(english).lang]).toEqual(['en', 'en']);
  });
});

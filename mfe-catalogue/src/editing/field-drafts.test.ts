import { draftsOf, fieldsOf, newFieldDraft, splitOptions } from './field-drafts';

describe('custom fields in the editor', () => {
  it('start as "New Label", text, with three options', () => {
    expect(newFieldDraft()).toMatchObject({
      label: 'New Label',
      type: 'text',
      value: '',
      options: 'Option 1, Option 2, Option 3',
    });
  });

  it('have unique keys', () => {
    expect(newFieldDraft().key).not.toBe(newFieldDraft().key);
  });

  it('convert back unchanged', () => {
    const fields = [
      { fieldName: 'Grade', fieldType: 'text' as const, fieldValue: 'API' },
      { fieldName: 'Packaging', fieldType: 'select' as const, fieldValue: 'Drum', options: ['Drum', 'Sack'] },
      { fieldName: 'Guide', fieldType: 'file' as const, fieldValue: 'a.pdf', fileUrl: '/api/v1/files/x.pdf' },
      { fieldName: 'Former', fieldType: 'file' as const, fieldValue: 'b.pdf' },
    ];
    expect(fieldsOf(draftsOf(fields))).toEqual(fields);
  });

  it('include options for a select only', () => {
    expect(fieldsOf([newFieldDraft()])).toEqual([{ fieldName: 'New Label', fieldType: 'text', fieldValue: '' }]);
    expect(fieldsOf([{ ...newFieldDraft(), type: 'select' }])[0]?.options).toEqual([
      'Option 1',
      'Option 2',
      'Option 3',
    ]);
  });
});

describe('splitOptions', () => {
  it('splits at commas and trims', () => {
    expect(splitOptions(' Drum,Sack ,, Drum ')).toEqual(['Drum', 'Sack']);
  });
});

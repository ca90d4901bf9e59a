import { leavingWords } from './leaving-words';

const editor = { isDirty: true, isUnsent: false, keepsInput: true, values: { title: 'Typed' } };

it('says which input is kept when an editor is left, and which is lost', () => {
  expect(leavingWords(editor)).toMatchObject({ question: expect.stringContaining('are kept'), warning: '' });
  const further = { ...editor, isUnsent: true, values: { parts: [{ file: new File([], 'a.pdf') }] } };
  expect(leavingWords(further).warning).toBe('The answer that was not sent is lost. The file that was chosen is lost.');
  expect(leavingWords({ ...editor, keepsInput: undefined }).warning).toBe('They are lost when you leave.');
  expect(leavingWords({ ...further, isDirty: false }).warning).toBe('It is lost when you leave.');
});

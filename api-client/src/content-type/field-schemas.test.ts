import { writtenSchema } from './field-schemas';

const messageOf = (value: unknown, message?: string) => {
  const field = { kind: 'select', label: 'Subject', options: ['Spill', 'Other'], required: true } as const;
  return writtenSchema(message === undefined ? field : { ...field, message }).safeParse(value).error?.issues[0]
    ?.message;
};

it('asks for a choice that is missing, and lists the words for any other one', () => {
  expect(messageOf('Spill')).toBeUndefined();
  expect(messageOf(undefined)).toBe('Subject is required');
  expect(messageOf('Fire')).toBe('Subject must be Spill or Other');
});

it('has the message of the field in both cases', () => {
  expect([messageOf(undefined, 'Choose a subject'), messageOf('Fire', 'Choose a subject')]).toEqual([
    'Choose a subject',
    'Choose a subject',
  ]);
});

import { EMPTY_DRAFT, readDraft, removeDraft, RESUME_LIFETIME, writeDraft } from './application-draft';

const resume = { fileUrl: '/api/v1/files/r.pdf', name: 'cv.pdf', at: 1_000 };

beforeEach(() => localStorage.clear());

it('keeps what was typed per job until it is removed', () => {
  writeDraft('a', { texts: { fullName: 'Asha' }, resume, attempt: { key: 'k', content: 'c' } });
  writeDraft('b', { texts: { fullName: 'Ravi' } });
  expect(readDraft('a', 2_000)).toEqual({ texts: { fullName: 'Asha' }, resume, attempt: { key: 'k', content: 'c' } });
  removeDraft('a');
  expect(readDraft('a', 2_000)).toEqual(EMPTY_DRAFT);
  expect(readDraft('b', 2_000).texts).toEqual({ fullName: 'Ravi' });
});

it('forgets a résumé that the server is about to purge', () => {
  writeDraft('a', { texts: {}, resume });
  expect(readDraft('a', 1_000 + RESUME_LIFETIME - 1).resume).toEqual(resume);
  expect(readDraft('a', 1_000 + RESUME_LIFETIME).resume).toBeUndefined();
});

it.each(['', 'null', '[]', '{"texts": 5}', '{"texts": {"fullName": {"$ne": 1}}, "resume": {"fileUrl": 3}}', '{'])(
  'takes a damaged draft (%s) for none',
  (stored) => {
    localStorage.setItem('careers.application.a', stored);
    expect(readDraft('a', 0)).toEqual(EMPTY_DRAFT);
  },
);

import {
  DRAFT_LIFETIME,
  EMPTY_DRAFT,
  readDraft,
  removeDraft,
  RESUME_LIFETIME,
  cleanUpDrafts,
  writeDraft,
} from './application-draft';

const resume = { fileUrl: '/api/v1/files/r.pdf', name: 'cv.pdf', at: 1_000 };

beforeEach(() => localStorage.clear());

it('stores the input per job until it is removed', () => {
  writeDraft('a', { texts: { fullName: 'Asha' }, resume, attempt: { key: 'k', content: 'c' } }, 1_000);
  writeDraft('b', { texts: { fullName: 'Ravi' } }, 1_000);
  expect(readDraft('a', 2_000)).toEqual({ texts: { fullName: 'Asha' }, resume, attempt: { key: 'k', content: 'c' } });
  removeDraft('a');
  expect(readDraft('a', 2_000)).toEqual(EMPTY_DRAFT);
  expect(readDraft('b', 2_000).texts).toEqual({ fullName: 'Ravi' });
});

it('ignores a resume that the server is about to delete', () => {
  writeDraft('a', { texts: {}, resume }, 1_000);
  expect(readDraft('a', 1_000 + RESUME_LIFETIME - 1).resume).toEqual(resume);
  expect(readDraft('a', 1_000 + RESUME_LIFETIME).resume).toBeUndefined();
});

it.each(['', 'null', '[]', '{"texts": 5}', '{"texts": {"fullName": {"$ne": 1}}, "resume": {"fileUrl": 3}}', '{'])(
  'ignores an invalid draft (%s)',
  (stored) => {
    localStorage.setItem('careers.application.a', stored);
    expect(readDraft('a', 0)).toEqual(EMPTY_DRAFT);
  },
);

it('expires 30 days after the last change', () => {
  expect(DRAFT_LIFETIME).toBe(30 * 86_400_000);
  writeDraft('a', { texts: { fullName: 'Asha' } }, 1_000);
  expect(readDraft('a', DRAFT_LIFETIME + 999).texts).toEqual({ fullName: 'Asha' });
  expect(readDraft('a', DRAFT_LIFETIME + 1_000)).toEqual(EMPTY_DRAFT);
});

it('deletes the drafts of all jobs that are expired, invalid or without a date, and nothing else', () => {
  writeDraft('old', { texts: { fullName: 'Asha' } }, 1_000);
  writeDraft('young', { texts: { fullName: 'Asha' } }, 2_000);
  localStorage.setItem('careers.application.damaged', '{');
  localStorage.setItem('careers.application.ageless', '{"texts": {"fullName": "Asha"}}');
  localStorage.setItem('theme', 'dark');
  cleanUpDrafts(DRAFT_LIFETIME + 1_000);
  expect(Object.keys(localStorage).sort()).toEqual(['careers.application.young', 'theme']);
});

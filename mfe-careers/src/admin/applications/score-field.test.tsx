import { act, screen, within } from '@testing-library/react';
import type { JobApplication } from 'api-client';
import { renderRoutes } from 'page-testing';
import { userLoaded } from 'shared-store';
import { ScoreField } from './score-field';

const score = (adminId: string, author: string, given: number) => ({
  ...{ adminId, author, score: given, at: '2026-01-05T10:00:00.000Z' },
});

function show(scores: JobApplication['scores']) {
  const application = { _id: 'a1', scores } as unknown as JobApplication;
  const { store } = renderRoutes(() => [{ index: true, Component: () => <ScoreField application={application} /> }], {
    answers: {},
  });
  const me = { _id: 'me', name: 'Meena', email: 'm@tridhara.example', role: 'recruiter' as const };
  act(() => void store.dispatch(userLoaded(me)));
}

it('shows the administrator’s own score, and those of others with their names, even for the same name', async () => {
  show([score('me', 'Meena', 4), score('other', 'Meena', 1), score('third', 'Kiran', 4)]);
  expect(await screen.findByRole('heading', { name: 'Scores, 3 on average' })).toBeTruthy();
  expect(await screen.findByDisplayValue('4, good')).toBeTruthy();
  const others = within(screen.getByRole('list', { name: 'Scores of others' })).getAllByRole('listitem');
  expect(others.map(({ textContent }) => textContent)).toEqual(['Meena: 1 of 5', 'Kiran: 4 of 5']);
});

it('shows neither average nor other scores if only the administrator’s own exists', async () => {
  show([score('me', 'Meena', 4)]);
  expect(await screen.findByDisplayValue('4, good')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Scores' })).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

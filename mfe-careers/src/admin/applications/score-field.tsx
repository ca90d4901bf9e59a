import type { JobApplication } from 'api-client';
import { selectUserInfo, useAppSelector } from 'shared-store';
import { announce } from 'admin-kit';
import { Heading, Select } from 'ui-kit';
import { useChangeJobApplicationMutation } from '../api';
import { averageScore } from './average-score';
import classes from './applications.module.css';

const SCORES = [
  { value: '5', label: '5, excellent' },
  { value: '4', label: '4, good' },
  { value: '3', label: '3, fair' },
  { value: '2', label: '2, weak' },
  { value: '1', label: '1, unsuitable' },
];

/** The administrator's own score of an application, and those of others with their names. */
export function ScoreField({ application }: { readonly application: JobApplication }) {
  const { scores } = application;
  const own = useAppSelector(selectUserInfo)?._id;
  const [change, { isLoading }] = useChangeJobApplicationMutation();
  // By account, since two people may have the same name.
  const mine = scores.find(({ adminId }) => adminId === own)?.score;
  const others = scores.filter(({ adminId }) => adminId !== own);

  const rate = async (value: string): Promise<void> => {
    if (isLoading) return;
    const score = value === '' ? null : Number(value);
    await announce(change({ params: { id: application._id }, body: { score } }).unwrap());
  };

  return (
    <div className={classes.part}>
      <Heading level={2} size={5}>
        {scores.length > 1 ? `Scores, ${averageScore(scores)} on average` : 'Scores'}
      </Heading>
      <Select
        label="Your score"
        placeholder="None"
        value={mine ? String(mine) : ''}
        options={SCORES}
        onChange={(event) => void rate(event.target.value)}
      />
      {others.length > 0 && (
        <ul className={classes.notes} role="list" aria-label="Scores of others">
          {others.map(({ adminId, author, score }) => (
            <li key={adminId}>
              {author}: {score} of 5
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

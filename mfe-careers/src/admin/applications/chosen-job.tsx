import { X } from 'lucide-react';
import { IconButton } from 'ui-kit';
import { useJobPostingToEditQuery } from '../api';
import classes from './applications.module.css';

interface ChosenJobProps {
  readonly id: string;
  readonly onRemove: () => void;
}

/** The job whose applications are listed, with a button to list all. */
export function ChosenJob({ id, onRemove }: ChosenJobProps) {
  const { data: job, isError } = useJobPostingToEditQuery(id);
  return (
    <p className={classes.job}>
      To {isError ? 'a deleted job' : (job?.title ?? 'one job')}
      <IconButton label="Show applications to all jobs" size="small" onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </p>
  );
}

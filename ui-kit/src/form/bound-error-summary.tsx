import { useFormContext } from 'react-hook-form';
import { ErrorSummary } from '../error-summary/error-summary';
import { useFormErrors } from './use-form-errors';

interface BoundErrorSummaryProps {
  title: string;
  /** The number of failed submits; each new one moves the focus here. */
  attempt: number;
}

/** The errors of the `Form`, each linked to its field. It appears after the first failed submit. */
export function BoundErrorSummary({ title, attempt }: BoundErrorSummaryProps) {
  const { setFocus } = useFormContext();
  const errors = useFormErrors();
  if (attempt === 0 || errors.length === 0) return null;
  return <ErrorSummary title={title} errors={errors} attempt={attempt} onChoose={setFocus} />;
}

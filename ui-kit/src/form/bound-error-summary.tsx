import { useFormContext } from 'react-hook-form';
import { ErrorSummary } from '../error-summary/error-summary';
import { useFormErrors } from './use-form-errors';

interface BoundErrorSummaryProps {
  title: string;
  /** How often a submit has failed; each further time the focus comes here. */
  attempt: number;
}

/** What is wrong in the `Form`, each line leading to its field. It appears after the first failed submit. */
export function BoundErrorSummary({ title, attempt }: BoundErrorSummaryProps) {
  const { setFocus } = useFormContext();
  const errors = useFormErrors();
  if (attempt === 0 || errors.length === 0) return null;
  return <ErrorSummary title={title} errors={errors} attempt={attempt} onChoose={setFocus} />;
}

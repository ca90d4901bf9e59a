import { get, useFormContext } from 'react-hook-form';
import { ErrorSummary } from '../error-summary/error-summary';
import { listErrors } from './field-errors';

interface BoundErrorSummaryProps {
  title: string;
  /** How often a submit has failed; each further time the focus comes here. */
  attempt: number;
}

/** The id of a field's control. One that is several elements, such as a picture to choose, is known by its name alone. */
function controlId(name: string, error: unknown): string {
  const ref: unknown = get(error, 'ref');
  const control = ref instanceof HTMLElement ? ref : document.getElementsByName(name)[0];
  return control?.id || name;
}

/** What is wrong in the `Form`, each line leading to its field. It appears after the first failed submit. */
export function BoundErrorSummary({ title, attempt }: BoundErrorSummaryProps) {
  const { formState, setFocus } = useFormContext();
  if (attempt === 0) return null;
  const errors = listErrors(formState.errors).map(({ name, message }) => {
    return { name, message, id: controlId(name, get(formState.errors, name)) };
  });
  if (errors.length === 0) return null;
  return <ErrorSummary title={title} errors={errors} attempt={attempt} onChoose={setFocus} />;
}

import type { ConfirmDialogProps } from 'ui-kit/dialog';

/** Files that were chosen and not uploaded yet are not part of the stored input. */
const hasFiles = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(hasFiles));

interface LeavingEditor {
  readonly isDirty: boolean;
  /** Whether an answer beside the form was not sent. */
  readonly isUnsent: boolean;
  /** Whether unsaved input is stored, and offered when the editor is opened again. */
  readonly keepsInput: boolean | undefined;
  readonly values: object;
}

const ANSWER = 'an answer that was not sent';

/** The question before an editor is left: which input is kept, and which is lost. */
export function leavingWords({
  isDirty,
  isUnsent,
  keepsInput = false,
  values,
}: LeavingEditor): Pick<ConfirmDialogProps, 'question' | 'warning' | 'tone'> {
  if (!isDirty) return { question: `There is ${ANSWER}.`, warning: 'It is lost when you leave.' };
  if (!keepsInput) {
    const also = isUnsent ? `, and ${ANSWER}` : '';
    return { question: `There are unsaved changes on this page${also}.`, warning: 'They are lost when you leave.' };
  }
  const lost = [
    ...(isUnsent ? ['The answer that was not sent is lost.'] : []),
    ...(hasFiles(values) ? ['The file that was chosen is lost.'] : []),
  ];
  return {
    question: 'Your unsaved changes are kept for you alone. This page offers them when you open it again.',
    warning: lost.join(' '),
    tone: lost.length > 0 ? 'danger' : 'primary',
  };
}

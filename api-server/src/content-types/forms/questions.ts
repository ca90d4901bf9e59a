import { FILES_PER_FORM, type Question } from 'api-client';
import type { questionBodySchema } from 'api-client/schemas';
import type { z } from 'zod';
import { invalidField } from '../../errors/failures';
import { newId } from '../../identity';

/** Questions as they are stored. Each has a unique id, which names the field of its answers. */
export function storeQuestions(written: readonly z.output<typeof questionBodySchema>[], now: Date): Question[] {
  const taken = new Set<string>();
  return written.map(({ _id, ...question }) => {
    const id = _id !== undefined && !taken.has(_id) ? _id : newId(now);
    taken.add(id);
    return { ...question, _id: id };
  });
}

/** @throws 400 for a question whose kind changed: its answers would no longer fit */
export function refuseOtherKinds(before: readonly Question[], questions: readonly Question[]): void {
  for (const [index, { _id, kind }] of questions.entries()) {
    const known = before.find((one) => one._id === _id);
    if (known && known.kind !== kind)
      throw invalidField(
        `questions.${index}.kind`,
        'Answers of another kind may exist. Remove the question, and add a new one.',
      );
  }
}

/**
 * @throws 400 for a question that asks for a file in a form for reports without a name, or for more files than a posted
 * form can have
 */
export function refuseFiles(anonymous: boolean, questions: readonly Pick<Question, 'kind'>[]): void {
  const files = questions.flatMap(({ kind }, index) => (kind === 'attachment' ? [index] : []));
  const first = files[anonymous ? 0 : FILES_PER_FORM];
  if (first === undefined) return;
  throw invalidField(
    `questions.${first}.kind`,
    anonymous
      ? 'A file can name its author. Remove this question, or ask for a name and an email address.'
      : `A form can ask for at most ${FILES_PER_FORM} files. Ask for several documents in one PDF.`,
  );
}

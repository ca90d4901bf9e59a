import type { AnswerOf, AnyEndpoint, FieldOf } from './contract/endpoint';

/** The named field of an answer, or the whole answer if the endpoint names no field. */
export function readField<E extends AnyEndpoint>(endpoint: E, answer: AnswerOf<E>): FieldOf<E> {
  const { field } = endpoint;
  if (field === undefined || typeof answer !== 'object' || answer === null) return answer as FieldOf<E>;
  return new Map<string, unknown>(Object.entries(answer)).get(field) as FieldOf<E>;
}

export const NOT_MENTIONED = 'Not Mentioned';

/** Roles joined by commas, or "Not Mentioned" (specification, section 2, job detail). */
export function roleText(roles: readonly string[] | undefined): string {
  const named = (roles ?? []).map((role) => role.trim()).filter((role) => role !== '');
  return named.length > 0 ? named.join(', ') : NOT_MENTIONED;
}

/** A single fact such as the location, or "Not Mentioned". */
export function factText(fact: string | null | undefined): string {
  return fact?.trim() || NOT_MENTIONED;
}
